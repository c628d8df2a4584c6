import { type Notes, note, withArticle } from "@/lib/markdown/from-html/notes";

/** A picture in the source's media library. */
export type Attachment = { url: string; alt: string; caption: string };

export type Library = {
  /** Returns undefined for unknown ids. */
  attachment(id: string): Attachment | undefined;
  /** Pictures attached to the post. */
  ofPost: readonly Attachment[];
  ofOther?(post: string): readonly Attachment[];
};

type Attributes = Record<string, string>;

// No nested brackets, a name that ends at a boundary and bounded lengths keep the search linear.
const shortcode = /(\[?)\[(\/?)([a-z][\w-]{0,60})(?![\w-])([^[\]]{0,10000})\](\]?)/gi;

const codeMark =
  /(?<!\[)(<(?=\/?(?:pre|code)\b)|\[)(\/?)(pre|code|sourcecode|source|cc[a-z]{0,6}(?:_[a-z]\w{0,20})?|crayon|prism|actionscript3|as3|bash|c|c-sharp|clojure|coldfusion|cpp|csharp|css|delphi|diff|erlang|fsharp|go|groovy|haskell|html|java|javafx|javascript|js|jscript|matlab|obj-c|objc|pascal|perl|php|plain|powershell|ps|py|python|r|rails|rb|ruby|scala|shell|sql|swift|text|vb|vbnet|xhtml|xml|xslt|yaml|yml)(?![\w-])/gi;

/** A code block whose language is only in its settings. */
const codeBlock =
  /<!--\s*wp:[\w/-]{0,60}code\s\{[^{}]{0,1000}"language":"([\w+#-]{1,30})"[^{}]{0,1000}\}\s*-->\s*<pre\b/g;

/** A line that WordPress shows as a player or card, even inside a paragraph. */
const loneUrl = /^[ \t]*(https?:\/\/[^\s<>"]+)[ \t]*$/gim;

const attribute = /(?<![\w-])([\w-]{1,60})\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"']+))/g;

/** Maximum length of a post's gallery HTML; with more, the post is too long anyway. */
const maxGalleryLength = 2_000_000;

/**
 * Converts WordPress's built-in shortcodes to HTML: galleries, captions, embedded media and code.
 * Page builders lose their layout, but not their texts, headings and pictures. Other shortcodes stay
 * as text and are noted.
 */
export function expandShortcodes(content: string, library: Library, notes: Notes): string {
  // Keeps shortcode blocks apart, which have no element around them.
  const html = content
    .replace(/<!--\s*(\/?)wp:shortcode\s*-->/g, "<$1div>")
    .replace(codeBlock, '<pre data-language="$1"');
  const ends = html.matchAll(/\[\/([a-z][\w-]{0,60})\]/gi);
  const ended = new Set([...ends].map(([, name = ""]) => name.toLowerCase()));
  const context = { library, notes, galleryLength: 0, ended };
  const footnotes: string[] = [];
  const parts = partsOf(html).map(({ text, isCode }) =>
    isCode ? text : expand(takeFootnotes(text, footnotes), context).replace(loneUrl, "\n\n$1\n\n"),
  );
  if (footnotes.length > 0) parts.push(`\n\n<ol>${footnotes.join("")}</ol>`);
  return parts.join("");
}

const footnote = /\[(efn_note|mfn|footnote|ref)\]((?:[^[]|\[(?!\/?\1\])){1,5000})\[\/\1\]/gi;

/** Replaces footnotes of plugins with links to list items, like other footnotes in HTML. */
function takeFootnotes(html: string, footnotes: string[]): string {
  return html.replace(footnote, (_, _name, text) => {
    const number = footnotes.length + 1;
    footnotes.push(`<li id="efn-${number}">${text} <a href="#efn-${number}-mark">↩</a></li>`);
    return `<sup><a href="#efn-${number}" id="efn-${number}-mark">${number}</a></sup>`;
  });
}

type Context = { library: Library; notes: Notes; galleryLength: number; ended: Set<string> };

/** Separates code from other text. Code in shortcodes becomes HTML. */
function partsOf(html: string): { text: string; isCode: boolean }[] {
  const parts: { text: string; isCode: boolean }[] = [];
  const ends = html.matchAll(/(<|\[)\/([a-z][\w-]{0,29})(?=[\s>\]])/gi);
  const lastEnds = new Map(
    [...ends].map(({ 1: sign, 2: name, index }) => [kindOf(sign, name), index]),
  );
  let start = 0;
  let open: { kind: string; name: string; rest: string; end: number } | null = null;
  for (const mark of html.matchAll(codeMark)) {
    const [text, sign, slash, name = ""] = mark;
    // Nested and unclosed code marks are plain text.
    if (Boolean(open) !== Boolean(slash)) continue;
    const kind = kindOf(sign, name);
    if (open ? open.kind !== kind : (lastEnds.get(kind) ?? -1) < mark.index) continue;
    let end = mark.index;
    let rest = "";
    if (sign === "[") {
      const [tail] = /^[^[\]]{0,1000}\]/.exec(html.slice(end + text.length, end + 1_100)) ?? [];
      if (tail === undefined) continue;
      end += text.length + tail.length;
      rest = tail.slice(0, -1);
    }
    const code = open && sign === "[" ? codeHtml(open, html.slice(open.end, mark.index)) : null;
    parts.push({ text: code ?? html.slice(start, mark.index), isCode: open !== null });
    start = code === null ? mark.index : end;
    open = open ? null : { kind, name, rest, end };
  }
  parts.push({ text: html.slice(start), isCode: false });
  return parts;
}

const kindOf = (sign = "", name = "") => sign + name.toLowerCase();

/** Code in shortcodes may or may not be HTML-escaped. */
function codeHtml({ name, rest }: { name: string; rest: string }, code: string): string {
  const { language, lang = language } = readAttributes(rest);
  // CodeColorer appends options and the language to the name.
  const [, named = ""] = /^cc[a-z]*_(\w+)/i.exec(name) ?? [];
  const isPlain = /^(?:code|source|cc|crayon|prism)/i.test(name);
  const bare = isPlain ? named || rest.replace(/^\s*=/, "") : name;
  const [, given] = /^\W{0,5}([\w+#-]{1,30})\W{0,5}$/.exec(lang ?? bare) ?? [];
  const text = code
    .replace(/^[ \t]*\r?\n/, "")
    .trimEnd()
    .replace(/&(?!(?:lt|gt|amp|quot|#\d{1,5});)/g, "&amp;")
    .replaceAll("<", "&lt;");
  if (!given && !text.includes("\n")) return `<code>${text}</code>`;
  const className = given ? ` class="language-${given.toLowerCase()}"` : "";
  return `\n\n<pre><code${className}>${text}\n</code></pre>\n\n`;
}

function expand(html: string, context: Context): string {
  return html.replace(
    shortcode,
    (text, before: string, slash: string, name: string, rest: string, after: string) => {
      const url = mediaUrl(name, rest);
      const isOwn = url !== "" || own.test(name);
      // Double brackets escape a shortcode.
      if (before && after) return isOwn ? text.slice(1, -1) : text;
      if (url) return before + mediaLink(url, name.toLowerCase(), context.notes) + after;
      if (isOwn) return before + shownBy(name, slash, readAttributes(rest), context) + after;
      if (builder.test(name) || (column.test(name) && context.ended.has(name.toLowerCase()))) {
        return before + ofBuilder(name, readAttributes(rest), context) + after;
      }
      if (isNoted(name, slash, rest, context)) {
        note(context.notes, `Shortcode [${name}] was kept as text`);
      }
      return text;
    },
  );
}

const own = /^(?:caption|wp_caption|gallery|embed|video|audio)$/i;

function shownBy(name: string, slash: string, attributes: Attributes, context: Context): string {
  switch (name.toLowerCase()) {
    case "caption":
    case "wp_caption":
      if (slash) return "</figure>\n\n";
      return `\n\n<figure>${attributes.caption ? `<figcaption>${attributes.caption}</figcaption>` : ""}`;
    case "gallery":
      return slash ? "" : gallery(attributes, context);
    case "embed":
      return "\n\n";
    default:
      if (!slash && !context.ended.has(name))
        note(context.notes, `Shortcode [${name}] was left out`);
      return "";
  }
}

/** Shortcodes of WPBakery, Divi, Avada, Enfold, Cornerstone and others. */
const builder = /^(?:vc|et_pb|fusion|av|cs|mk|nectar|ux)_\w/i;
const column = /^(?:row|section|col(?:umn)?s?|(?:one|two|three|four)_\w+)$/i;

function ofBuilder(name: string, attributes: Attributes, { library, notes }: Context): string {
  const { image = "", src = image, alt = "", link = src, button_url: url } = attributes;
  const { text = "", heading = text, title = heading, button_text: label = url } = attributes;
  const isUrl = (value: string) => /^https?:/.test(value);
  note(notes, "The layout of a page builder was left out");
  if (/video/i.test(name) && isUrl(link)) return mediaLink(link, "", notes);
  const file = library.attachment(image) ?? (isUrl(src) && { url: src, alt, caption: "" });
  const parts = [
    file && figure(file),
    !file &&
      title &&
      (/head/i.test(name) ? `<h2>${escaped(title)}</h2>` : `<p><b>${escaped(title)}</b></p>`),
    url && label && `<p><a href="${escaped(url)}">${escaped(label)}</a></p>`,
  ];
  return `\n\n${parts.filter(Boolean).join("\n\n")}\n\n`;
}

/** Skips words such as `[sic]`. A shortcode with an end tag is noted once, at the end tag. */
function isNoted(name: string, slash: string, rest: string, { ended }: Context): boolean {
  if (slash) return true;
  const isEmbed = embeds.test(name) || /^(?:dailymotion|vimeo|wpvideo|youtube)$/i.test(name);
  const isUsed = /=|https?:/.test(rest) || /[_-]/.test(name) || (isEmbed && rest.trim() !== "");
  return !ended.has(name.toLowerCase()) && isUsed;
}

function gallery({ id, ids, include = ids, exclude = "" }: Attributes, context: Context): string {
  const { library, notes } = context;
  const named = (list: string) => (list.match(/\d+/g) ?? []).map((one) => library.attachment(one));
  const excluded = new Set(named(exclude));
  const found = include ? named(include) : (id && library.ofOther?.(id)) || library.ofPost;
  const pictures: string[] = [];
  for (const picture of found) {
    if (context.galleryLength > maxGalleryLength) break;
    if (picture && excluded.has(picture)) continue;
    const text = picture ? figure(picture) : "";
    if (!picture) note(notes, "A gallery image is not in the export");
    context.galleryLength += text.length;
    pictures.push(text);
  }
  note(notes, "A gallery became single images");
  return `\n\n${pictures.join("\n\n")}\n\n`;
}

function figure({ url, alt, caption }: Attachment): string {
  const text = caption ? `<figcaption>${caption}</figcaption>` : "";
  return `<figure><img src="${escaped(url)}" alt="${escaped(alt)}">${text}</figure>`;
}

const embeds = /^(?:gist|googlemaps|instagram|soundcloud|ted|tweet)$/i;

/** A URL or id without a name, as in `[audio URL]`, `[youtube=URL]` or `[vimeo ID]`. */
const bareValue = /^[\s:="']{0,9}(https?:\/\/[^\s"'|,]+|[\w-]{11}|\d{6,12})(?![\w=-])/i;

/** Returns the URL of a media file, video or embed; empty if there is none. */
function mediaUrl(name: string, rest: string): string {
  if (!embeds.test(name) && !/^(?:audio|video|youtube|vimeo)$/i.test(name)) return "";
  const { src, mp4, webm, ogv, mp3, m4a, ogg, wav, url, id = "" } = readAttributes(rest);
  const [, bare = src] = bareValue.exec(rest) ?? [];
  const found = bare ?? mp4 ?? webm ?? ogv ?? mp3 ?? m4a ?? ogg ?? wav ?? url ?? id;
  if (!/^[\w-]+$/.test(found)) return found;
  if (/^vimeo$/i.test(name)) return `https://vimeo.com/${found}`;
  return /^youtube$/i.test(name) ? `https://youtu.be/${found}` : "";
}

function mediaLink(url: string, name: string, notes: Notes): string {
  if (/^(?:audio|video)$/.test(name)) note(notes, `${withArticle(name)} file became a link`);
  return `\n\n<a href="${escaped(url)}">${escaped(url)}</a>\n\n`;
}

function readAttributes(text: string): Attributes {
  const found = text.matchAll(attribute);
  return Object.fromEntries(
    [...found].map(([, name = "", one, other, bare]) => [name, one ?? other ?? bare ?? ""]),
  );
}

function escaped(text: string): string {
  return text
    .replace(/&(?!amp;|#)/g, "&amp;")
    .replaceAll('"', "&quot;")
    .replaceAll("<", "&lt;");
}
