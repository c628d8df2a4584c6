import { type Notes, note } from "@/lib/markdown/from-html/notes";

// Excluding braces and limiting lengths keeps the search linear.
const tag =
  /\{%[-~]?\s{0,9}([\w-]{1,60})([^{}]{0,2000}?)[-~]?%\}|\{\{([<%])\s{0,9}(\/?[\w./-]{1,60})([^{}]{0,2000}?)\/?\s{0,9}[>%]\}\}/g;
const output =
  /\{\{[-~]?\s{0,9}(?:"([^"{}]{0,1000})"|'([^'{}]{0,1000})')?([^{}]{0,1000}?)[-~]?\}\}/g;
const argument =
  /(?:([\w-]{1,40})\s{0,3}[=:]\s{0,3})?(?:"([^"]{0,1000})"|'([^']{0,1000})'|((?:[^\s"'=<>/]|\/(?=\w))[^\s"'=<>]{0,1000}))/g;
const inBraces = String.raw`\{(?:[^{}]|\{(?:[^{}]|\{[^{}]{0,9999}\}){0,9999}\}){0,9999}\}`;
const component = new RegExp(
  String.raw`(?<!\]\()<(/?)([A-Za-z][\w.]{0,60})((?:\s{1,20}(?:[\w:-]{1,60}(?:=(?:"[^"]{0,1000}"|'[^']{0,1000}'|${inBraces}))?|${inBraces})){0,40})\s{0,20}/?>`,
  "g",
);
const imports =
  /^import\s(?:([\w$*{}\s,]{0,2000}?)\sfrom\s{0,9})?["']([^"'\n]{1,500})["'];?[ \t]*$/gm;

// A bracket at the end of the first line closes at the start of another, maybe after empty lines.
const exports =
  /^export\s(?:[^\n]{0,500}[([{][ \t]*\n(?:(?!export\s|#|[)\]}])[^\n]*\n){0,200}?[)\]}][^\n]*|[^\n]*(?:\n[ \t]*[^\s][^\n]*)*)/gm;

/** Replaces Liquid and Hugo tags with the Markdown they show, if any, and notes each one. */
export function replaceTags(text: string, fields: Record<string, unknown>, notes: Notes): string {
  const replaced = text.replace(tag, (all, liquid, liquidRest, sign, hugo, hugoRest, at) => {
    const name: string = liquid ?? hugo;
    if (/^(?:end|\/)/.test(name)) return "";
    const shown = shownBy(name, liquidRest ?? hugoRest);
    const mark = liquid
      ? `Tag {% ${name} %}`
      : `Shortcode ${all.slice(0, 3)} ${name} ${sign === "<" ? ">" : "%"}}}`;
    note(notes, `${mark} ${shown === null ? "was left out" : "became Markdown"}`);
    return placed(shown ?? "", text, at);
  });
  return replaced.replace(output, (all, double, single, rest: string, at: number) => {
    const isStyle = replaced[at - 1] === "=" && /^\w+\s*:/.test(rest);
    if (isStyle) return all;
    if (double ?? single ?? /^site\.(?:base)?url\b/.test(rest)) return double ?? single ?? "";
    // Zola's shortcodes look like function calls.
    const [, call = "", values = ""] = /^(\w{1,60})\(([^()]*)\)\s*$/.exec(rest) ?? [];
    const shown = call && shownBy(call, values);
    if (shown) {
      note(notes, `Shortcode {{ ${call}() }} became Markdown`);
      return placed(shown, replaced, at);
    }
    const [, name = ""] = /^(?:page\.)?([\w-]{1,60})\s*$/.exec(rest) ?? [];
    const value = Object.hasOwn(fields, name) ? fields[name] : undefined;
    if (typeof value === "string") {
      note(notes, `${all} became text from the front matter`);
      return value;
    }
    const isLiquid = /\b(?:site|page|post|include|layout)\.|\|/.test(rest);
    note(notes, `${all.slice(0, 100)} ${isLiquid ? "was left out" : "was kept as text"}`);
    return isLiquid ? "" : all;
  });
}

/** Removes MDX imports and components but keeps their text; in MDX files, also expressions. */
export function replaceComponents(text: string, isMdx: boolean, notes: Notes): string {
  const files = new Map<string, string>();
  const noted = (what: string, replacement = "") => {
    note(notes, what);
    return replacement;
  };
  const replaced = text
    .replace(imports, (_, name: string | undefined, file: string) => {
      files.set(name?.trim() ?? "", file);
      return noted("An MDX import was left out");
    })
    .replace(component, (all, slash, name, rest, at, whole) => {
      // Outside MDX, a name in capitals is an HTML element's.
      const isOwn = /^[A-Z]/.test(name) && (isMdx || name !== name.toUpperCase());
      if (!isOwn && !rest.includes("{")) return all;
      const plain = all
        .replace(
          /=\{\s*(?:(?:require|useBaseUrl)\(\s*)?(?:["'`]([^"'`{}]*)["'`]|([\w.]+))(?:\s*\)(?:\.default)?)?\s*\}/g,
          (_: string, words: string, variable: string) =>
            `="${words ?? files.get(variable.replace(/\.src$/, "")) ?? ""}"`,
        )
        .replace(new RegExp(`(?:\\s[\\w:-]+=)?${inBraces}`, "g"), "");
      if (!isOwn) return plain;
      if (slash) return "";
      const shown = shownBy(name, plain.slice(name.length + 1));
      const what = shown === null ? "was left out" : "became Markdown";
      return noted(`Component <${name}> ${what}`, placed(shown ?? "", whole, at));
    });
  if (!isMdx) return replaced;
  return replaced
    .replace(exports, () => noted("An MDX export was left out"))
    .replace(
      /(?<!\\)\{(?!#)\s{0,9}(?:(["'`])([^"'`{}]{0,500}|[{}]{1,2})\1\s{0,9}|[^{}]{0,500})\}/g,
      (_, quote, words) => (quote ? words : noted("An MDX expression was left out")),
    );
}

/** Returns the start of a line, and the margin of further lines in its list item or quote. */
export function lineAt(text: string, at: number): { line: string; margin: string } {
  const [, line = ""] = /(?:^|\n)([^\n]{0,200})$/.exec(text.slice(Math.max(0, at - 201), at)) ?? [];
  const [marks = ""] = /^(?:[ \t>]|(?:[-*+]|\d{1,9}[.)])[ \t])*/.exec(line) ?? [];
  const margin = marks.replace(/[^\s>]/g, " ");
  // Indented like code: in a list item, or in HTML.
  if (/^(?: {0,3}\t|\s{4})\s*$/.test(marks)) return { line, margin: itemMargin(text, at, marks) };
  return { line, margin };
}

/** Returns the margin of the list item that contains an indented line; empty if there is none. */
function itemMargin(text: string, at: number, { length }: string): string {
  let indent = length;
  for (const line of text
    .slice(Math.max(0, at - 5_000), at)
    .split("\n")
    .slice(0, -1)
    .reverse()) {
    const start = line.search(/\S/);
    if (start === -1 || start >= indent) continue;
    indent = start;
    const [item] = /^\s*(?:[-*+]|\d{1,9}[.)])\s+/.exec(line) ?? [];
    if (item) return " ".repeat(item.length);
  }
  return "";
}

/** Keeps Markdown that replaces a tag within the list item, quote or table row of the tag. */
export function placed(shown: string, text: string, at: number): string {
  const { line, margin } = lineAt(text, at);
  if (/^[ \t>]*\|/.test(line)) return shown.trim().replace(/\n+/g, " ");
  // After a list marker, an empty line would end the item.
  const isFirst = margin.length === line.length && /[^\s>]\s+$/.test(line);
  const lines = isFirst ? shown.trimStart() : shown;
  return lines.replace(margin.includes(">") ? /\n/g : /\n(?=[^\n])/g, `\n${margin}`);
}

/** Returns a quote with its author, as in Hexo and Octopress. */
export function quoted(inner: string, rest: string): string {
  const named = [...rest.matchAll(argument)].filter(([, key]) =>
    /^(?:author|source)$/.test(key ?? ""),
  );
  const given = named.map(([, , ...values]) => values.find(Boolean)).join(", ") || rest.trim();
  return `\n\n${(inner.trim() + (given && `\n\n— ${given}`)).replace(/^/gm, "> ")}\n\n`;
}

/** Returns a code block; `margin` is removed from the start of its lines. */
export function fenced(inner: string, rest: string, margin = ""): string {
  const [, language = ""] =
    /lang(?:uage)?[:=]\s{0,9}["']?([\w+#-]{1,40})/.exec(rest) ??
    /^\s{0,9}["']?([\w+#-]{1,40})/.exec(rest) ??
    [];
  const fence = inner.includes("```") ? "``````" : "```";
  const lines = inner.replace(new RegExp(`^(?:${margin}|[ \\t>]*$)`, "gm"), "");
  const code = lines.replace(/^\s*\n/, "").trimEnd();
  return `\n\n${fence}${language}\n${code}\n${fence}\n\n`;
}

const media = /^[^?#]{1,900}\.(?:mp4|webm|mp3)(?:[?#]|$)/i;
const player =
  /youtu(?:\.be\/|be(?:-nocookie)?\.com\/(?:watch\?(?:\S{0,200}[&;])?v=|embed\/|shorts\/))([\w-]{11})|vimeo\.com\/(?:video\/)?(\d{6,})/i;
const picture = /^[^?#]{1,900}\.(?:png|jpe?g|gif|webp|avif|svg)(?:[?#]|$)/i;

/** Returns Markdown for a picture, video or link; null for any other tag. */
function shownBy(name: string, text: string): string | null {
  const all = [...text.matchAll(argument)].map(
    ([, key = "", ...values]) =>
      [key.toLowerCase(), values.find((value) => value !== undefined) ?? ""] as const,
  );
  const named = Object.fromEntries(all);
  const bare = all.filter(([key]) => key === "").map(([, value]) => value);
  const values = all.map(([, value]) => value);
  const src = values.find((value) => picture.test(value));
  const isPlayer = !src && /youtu|vimeo|video|embed|player|include/i.test(name);
  const [, youtube, vimeo] = (isPlayer && player.exec(text)) || [];
  const ids = all.filter(([key]) => /^(?:|\w{0,9}id)$/.test(key)).map(([, value]) => value);
  const id = [youtube, vimeo, ...ids].find(
    (value) => value && /^(?:[\w-]{11}|\d{6,})$/.test(value),
  );
  const host = vimeo ? "vimeo" : /youtu|vimeo/i.exec(name + text)?.[0].toLowerCase();
  if (host && id)
    return `\n\n<https://${host === "vimeo" ? "vimeo.com/" : "www.youtube.com/watch?v="}${id}>\n\n`;
  if (name === "gist" && bare[0])
    return `\n\n<https://gist.github.com/${bare.slice(0, 2).join("/")}>\n\n`;
  if (/^(?:tweet|twitter|x|include)$/i.test(name)) {
    const { user = "i", id = name !== "include" && bare.find((value) => /^\d{6,}$/.test(value)) } =
      named;
    const [url, path = id && `${user}/status/${id}`] =
      /(?:https?:\/\/[\w.]{1,30}\/)?(\w{1,30}\/status\/\d+)/.exec(text) ?? [];
    const whole = url?.startsWith("http") ? url : `https://twitter.com/${path}`;
    if (path) return `\n\n<${whole}>\n\n`;
  }
  if (name === "link" && bare[1]) return `[${bare[1]}](<${bare[0]}>)`;
  if (/^(?:post_url|post_path|link|ref|relref)$/.test(name)) return named.path ?? bare[0] ?? "";
  if (name === "post_link" && bare[0]) {
    const words = bare.slice(1).filter((word) => !/^(?:true|false)$/.test(word));
    return `[${words.join(" ") || bare[0]}](<${bare[0]}>)`;
  }
  // A note, as in documentation themes of Jekyll.
  if (name === "include" && named.content) return `\n\n${named.content}\n\n`;
  const file = values.find((value) => media.test(value));
  // The picture of a player is only its poster.
  if (file && (!src || /video/i.test(name))) return `\n\n[${file}](<${file}>)\n\n`;
  if (!src) {
    // The first word of others is their kind.
    const [, box, other] =
      /^(?:(details|expand|tab|collapse)|(admonition|notice))$/.exec(name) ?? [];
    const heading = box ? bare[0] : other && bare[1];
    const { title = named.summary ?? heading } = box || other ? named : {};
    return title ? `\n\n**${title}**\n\n` : null;
  }
  const {
    caption = named.title ?? named.description ?? "",
    alt = caption || altOf(name, src, bare),
  } = named;
  return `\n\n![${alt.replace(/[[\]]/g, "\\$&")}](<${src}>)\n\n${caption && `${caption}\n\n`}`;
}

/** Returns the alternative text among the values of a picture tag that have no names. */
function altOf(name: string, src: string, bare: string[]): string {
  const words = bare.slice(bare.indexOf(src) + 1).filter((value) => /\p{L}/u.test(value));
  if (name === "asset_img") return words.join(" ");
  return words.findLast((value) => /^ima?ge?$/.test(name) || /\s/.test(value)) ?? "";
}
