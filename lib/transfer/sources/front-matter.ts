import { parse as parseToml } from "smol-toml";
import { parse as parseAnyYaml } from "yaml";

export type Fields = Record<string, unknown>;
export type FrontMatter = { fields: Fields; content: string; notes: string[] };

const maxLength = 64 * 1024;
const maxTries = 100;

const opening = /^(?:[ \t]*\r?\n){0,20}(-{3,}|\+{3}|;{3,})(yaml|toml|json|js)?[ \t]*(?:\r\n|\n|\r)/;
const lineEnd = "[ \\t]*(?:\\r\\n|\\n|\\r|$)";
/** Hexo allows front matter without an opening fence; Pelican ends it with an empty line. */
const hexoStart = /^"?[a-z_][\w-]{0,60}"?[ \t]*:/i;
const nikola = /^\s*<!--[ \t]*\r?\n((?:\.\. [\w-]{1,60}:[^\r\n]*\r?\n){1,100})-->/;

/**
 * Reads YAML, TOML or JSON front matter, as written by Jekyll, Hugo, Hexo, Astro and others. A file
 * without it is all content. Throws an Error if the front matter is unreadable or too long.
 */
export function readFrontMatter(file: string): FrontMatter {
  const text = file.replace(/^\uFEFF/, "").replace(nikola, (_, lines: string) => {
    return `---\n${lines.replace(/^\.\. /gm, "")}---`;
  });
  const none = { fields: {}, content: text, notes: [] };
  if (text.startsWith("{")) return readJson(text) ?? none;
  const [start = "", fence = "", format = ""] = opening.exec(text) ?? [];
  // After an empty line, it may also be a rule.
  const isSure = fence !== "" && text.startsWith(fence);
  if (!fence && !hexoStart.test(text)) return none;
  const rest = text.slice(start.length);
  const head = isSure ? rest : rest.slice(0, maxLength);
  const closing = fence.startsWith("+") ? "\\+{3}" : fence || "-{3,}|;{3,}";
  // An empty line is tried last, since Hexo allows it within front matter.
  for (const end of [fence.startsWith("-") ? `${fence}|\\.{3}` : closing, ""]) {
    const last = new RegExp(`^(${end})${lineEnd}`, "m").exec(head);
    if (!last || (fence && !end)) continue;
    if (last.index > maxLength) throw new Error("front matter is longer than 64 KB");
    try {
      // Eleventy names the format after the fence.
      const kind = format === "toml" ? "+" : format === "json" ? ";" : (last[1] ?? "");
      const { value, notes } = parse(rest.slice(0, last.index), kind);
      const isMap = value === null || (typeof value === "object" && !Array.isArray(value));
      const fields = isMap ? { ...value } : null;
      const names = Object.keys(fields ?? {}).filter((name) => /^(?:title|date)$/i.test(name));
      // A paragraph between two rules is not front matter, nor is a heading with a colon.
      if (fields && (isSure || names.length > (end ? 0 : 1))) {
        return { fields, content: rest.slice(last.index + last[0].length), notes };
      }
    } catch (error) {
      if (isSure) throw error;
    }
  }
  return none;
}

const exported = /^export const (?:frontmatter|info|meta|metadata) = \{[ \t]*\r?\n/m;
const textField =
  /^([ \t]+)(\w{1,60}):\s{0,20}(?:new Date\(\s{0,20})?(["'`])((?:\\.|(?!\3)[^\\\n])*)\3\)?,?[ \t]*\r?$/gm;

/** Reads the texts and dates that an MDX file without front matter exports, as in Next.js. */
export function exportedFields(content: string): Fields {
  const { 0: opening = "", index = 0 } = exported.exec(content.split(/^```/m)[0] ?? "") ?? {};
  if (!opening) return {};
  const start = index + opening.length;
  const source = content.slice(start, content.indexOf("\n}", start) + 1);
  // Deeper fields, such as those of openGraph, are about something else.
  const [margin = ""] = /^[ \t]*/.exec(source) ?? [];
  const found = [...source.matchAll(textField)].filter(([, indent]) => indent === margin);
  return Object.fromEntries(
    found.map(([, , name = "", , text = ""]) => [name, text.replace(/\\(.)/g, "$1")]),
  );
}

function parse(source: string, fence: string): { value: unknown; notes: string[] } {
  if (fence.startsWith("+")) return { value: parseToml(source), notes: [] };
  if (!fence.startsWith(";")) return readYaml(source);
  const json = source.trim().startsWith("{") ? source : `{${source}}`;
  return { value: JSON.parse(json), notes: [] };
}

/** Reads JSON at the start of a file; returns null if it is only text in braces. */
function readJson(text: string): FrontMatter | null {
  const ends = text.slice(0, maxLength).matchAll(/\}[ \t]*(?:\r?\n|$)/g);
  for (const { 0: end, index } of ends.take(maxTries)) {
    try {
      const fields = JSON.parse(text.slice(0, index + 1)) as Fields;
      return { fields, content: text.slice(index + end.length), notes: [] };
    } catch {}
  }
  return null;
}

/** Parses YAML. If it is invalid, replaces tabs with spaces and quotes values with colons. */
function readYaml(source: string): { value: unknown; notes: string[] } {
  try {
    const seen = new Set<string>();
    const names = source.match(/^[\w-]+(?=[ \t]*:)/gm);
    const twice = names?.find((name) => seen.size === seen.add(name).size);
    const notes = twice ? [`Field “${twice}” appears twice: the last one was used`] : [];
    return { value: parseYaml(source), notes };
  } catch (error) {
    const mended = source
      .replace(/^[ \t]+/gm, (indent) => indent.replaceAll("\t", "  "))
      .replace(/^([\w-]{1,60}:)[ \t]+(?![ \t{|>]|\[[^\]\n]*$)(.+)$/gm, (line, name, value) =>
        isYaml(line) ? line : `${name} ${asYaml(value)}`,
      );
    if (mended === source || !isYaml(mended)) throw error;
    const [reason] = (error as Error).message.split("\n");
    const note = `Front matter is not valid YAML. Check the fields: ${reason}`;
    return { value: parseYaml(mended), notes: [note] };
  }
}

/** Quotes a value, or each item of a list. */
function asYaml(value: string): string {
  const [, items] = /^\[(.*)\]\s*$/.exec(value) ?? [];
  const quote = (text: string) => JSON.stringify(text.trim().replace(/^(["'])(.*)\1$/, "$2"));
  return items === undefined ? JSON.stringify(value) : `[${items.split(",").map(quote)}]`;
}

const tooDeep = /(?:[[{]\s{0,9}){100}|(?:- {1,9}){100}/;

/** Numbers stay text, so that 3.10 keeps its zero. The last of duplicate keys wins. */
function parseYaml(source: string): unknown {
  if (tooDeep.test(source)) throw new Error("it is nested too deeply");
  return parseAnyYaml(source, {
    // The uniqueness check is quadratic and could take seconds.
    uniqueKeys: false,
    // Aliases could expand a few lines to gigabytes.
    maxAliasCount: 100,
    customTags: (tags) =>
      tags.filter((tag) => typeof tag === "string" || !/:(int|float)$/.test(tag.tag)),
  });
}

function isYaml(source: string): boolean {
  try {
    return Boolean(parseYaml(source));
  } catch {
    return false;
  }
}
