import { type Notes, note, withArticle } from "@/lib/markdown/from-html/notes";

/** A picture in the source's media library. */
export type Attachment = { url: string; alt: string; caption: string };

export type Library = {
  /** Returns undefined for unknown ids. */
  attachment(id: string): Attachment | undefined;
  /** Attachments of the post. */
  ofPost: readonly Attachment[];
};

type Attributes = Record<string, string>;

// No nested brackets, a name that ends at a boundary and bounded lengths keep the search linear.
const shortcode = /(\[?)\[(\/?)([a-z][\w-]{0,60})(?![\w-])([^[\]]{0,10000})\](\]?)/gi;

const codeMark =
  /(?<!\[)(<(?=\/?(?:pre|code)\b)|\[)(\/?)(pre|code|sourcecode|source|bash|cpp|csharp|css|diff|html|java|javascript|js|perl|php|powershell|python|ruby|shell|sql|xml|yaml)(?![\w-])/gi;

const attribute = /(?<![\w-])([\w-]{1,60})\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"']+))/g;

/** Maximum length of a post's gallery HTML; with more, the post is too long anyway. */
const maxGalleryLength = 2_000_000;

/**
 * Converts WordPress's built-in shortcodes to HTML: galleries, captions, embedded media and code.
 * Others stay as text and are noted.
 */
export function expandShortcodes(html: string, library: Library, notes: Notes): string {
  const ends = html.matchAll(/\[\/([a-z][\w-]{0,60})\]/gi);
  const ended = new Set([...ends].map(([, name = ""]) => name.toLowerCase()));
  const context = { library, notes, galleryLength: 0, ended };
  return partsOf(html)
    .map(({ text, isCode }) => (isCode ? text : expand(text, context)))
    .join("");
}

type Context = { library: Library; notes: Notes; galleryLength: number; ended: Set<string> };

/** Separates code from other text. Code in shortcodes becomes HTML. */
function partsOf(html: string): { text: string; isCode: boolean }[] {
  const parts: { text: string; isCode: boolean }[] = [];
  const ends = html.matchAll(/(<|\[)\/([a-z]{1,10})(?=[\s>\]])/gi);
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
  const bare = /^(?:code|source)/i.test(name) ? rest.replace(/^\s*=/, "") : name;
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
      const isOwn = own.test(name);
      // Double brackets escape a shortcode.
      if (before && after) return isOwn ? text.slice(1, -1) : text;
      if (isOwn) return before + shownBy(name, slash, readAttributes(rest), context) + after;
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
      return slash ? "" : media(attributes, name.toLowerCase(), context.notes);
  }
}

/** Skips words such as `[sic]`. A shortcode with an end tag is noted once, at the end tag. */
function isNoted(name: string, slash: string, rest: string, { ended }: Context): boolean {
  if (slash) return true;
  return !ended.has(name.toLowerCase()) && (/=|https?:/.test(rest) || /[_-]/.test(name));
}

function gallery({ ids, include }: Attributes, context: Context): string {
  const { library, notes } = context;
  const wanted = (ids ?? include)?.split(",").map((id) => id.trim());
  const found = wanted ? wanted.map((id) => library.attachment(id)) : library.ofPost;
  const pictures: string[] = [];
  for (const picture of found) {
    if (context.galleryLength > maxGalleryLength) break;
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

function media(attributes: Attributes, name: string, notes: Notes): string {
  const { src, mp4, webm, ogv, mp3, m4a, ogg, wav } = attributes;
  const url = src ?? mp4 ?? webm ?? ogv ?? mp3 ?? m4a ?? ogg ?? wav;
  note(notes, `${withArticle(name)} file became a link`);
  return url ? `\n\n<a href="${escaped(url)}">${escaped(url)}</a>\n\n` : "";
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
