import { parse as parseToml } from "smol-toml";
import { parseYaml } from "@/lib/transfer/post-file";

export type Fields = Record<string, unknown>;
export type FrontMatter = { fields: Fields; content: string; notes: string[] };

const maxLength = 64 * 1024;
/** Fields that are read one by one where YAML cannot be read as a whole. */
const maxFields = 500;

const opening = /^(-{3,}|\+{3}|;{3,})[ \t]*(?:\r\n|\n|\r)/;
const lineEnd = "[ \\t]*(?:\\r\\n|\\n|\\r|$)";
/** Hexo may leave out the line before front matter. */
const hexoStart = /^"?[a-z_][\w-]{0,60}"?[ \t]*:/i;

/**
 * Reads front matter in YAML, TOML or JSON, as Jekyll, Hugo, Hexo, Astro and others write it. A file
 * without any is all content. Throws an Error for front matter that cannot be read or is too long.
 */
export function readFrontMatter(file: string): FrontMatter {
  const text = file.replace(/^\uFEFF/, "");
  const none = { fields: {}, content: text, notes: [] };
  if (text.startsWith("{")) return readJson(text) ?? none;
  const [start = "", fence = ""] = opening.exec(text) ?? [];
  if (!fence && !hexoStart.test(text)) return none;
  const closing = fence.startsWith("+") ? "\\+{3}" : fence || "-{3,}|;{3,}";
  const last = new RegExp(`^(${closing}${fence.startsWith("-") ? "|\\.{3}" : ""})${lineEnd}`, "m");
  const rest = text.slice(start.length);
  const end = last.exec(fence ? rest : rest.slice(0, maxLength));
  if (!end) return none;
  if (end.index > maxLength) throw new Error("its front matter is longer than 64 KB");
  const source = rest.slice(0, end.index);
  const content = rest.slice(end.index + end[0].length);
  try {
    const { value, notes = [] } = parse(source, end[1] ?? "");
    // Two rules around a paragraph are no front matter, and neither is a heading with a colon.
    if (!isFields(value) || !(fence || "title" in value || "date" in value)) return none;
    return { fields: value ?? {}, content, notes };
  } catch (error) {
    if (!fence) return none;
    throw error;
  }
}

const isFields = (value: unknown): value is Fields =>
  value === null || (typeof value === "object" && !Array.isArray(value));

function parse(source: string, fence: string): { value: unknown; notes?: string[] } {
  if (fence.startsWith("+")) return { value: parseToml(source) };
  if (!fence.startsWith(";")) return readYaml(source);
  return { value: JSON.parse(source.trim().startsWith("{") ? source : `{${source}}`) };
}

/** JSON that a file begins with; null where it is only text in brackets. */
function readJson(text: string): FrontMatter | null {
  let depth = 0;
  const marks = text.slice(0, maxLength).matchAll(/"(?:[^"\\]|\\[\s\S]?)*(?:"|$)|[{}]/g);
  for (const { 0: mark, index } of marks) {
    if (mark === "{") depth += 1;
    if (mark === "}") depth -= 1;
    if (depth > 0) continue;
    try {
      const fields = JSON.parse(text.slice(0, index + 1)) as Fields;
      return { fields, content: text.slice(index + 1).replace(/^[ \t]*\r?\n/, ""), notes: [] };
    } catch {
      return null;
    }
  }
  return null;
}

/** Where YAML is not valid as a whole, each field that can be read alone counts, or else its text. */
function readYaml(source: string): { value: unknown; notes: string[] } {
  try {
    const value = parseYaml(source);
    const seen = new Set<string>();
    const twice = source
      .match(/^[\w-]+(?=[ \t]*:)/gm)
      ?.find((key) => seen.size === seen.add(key).size);
    return {
      value,
      notes: twice ? [`Its field “${twice}” stands there twice: the last counts`] : [],
    };
  } catch (error) {
    const fields: { key: string; lines: string[] }[] = [];
    for (const line of source.split(/\r\n|\n|\r/)) {
      const [, key] = /^([\w-]{1,60})[ \t]*:(?:\s|$)/.exec(line) ?? [];
      const indented = line.replace(/^\s+/, (indent) => indent.replaceAll("\t", "  "));
      if (key) fields.push({ key, lines: [line.replaceAll("\t", " ")] });
      else if (/^(?:\s|- |#|[}\]]|$)/.test(indented)) fields.at(-1)?.lines.push(indented);
      else if (fields.length > 0) throw error;
      else return { value: source, notes: [] };
    }
    if (fields.length > maxFields) throw error;
    const [reason] = (error as Error).message.split("\n");
    return {
      value: Object.fromEntries(
        fields.map(({ key, lines }) => [key, fieldOf(key, lines.join("\n"))]),
      ),
      notes: [`Its front matter is not valid YAML, so check its fields: ${reason}`],
    };
  }
}

function fieldOf(key: string, source: string): unknown {
  try {
    return (parseYaml(source) as Fields)[key];
  } catch {
    return source.slice(source.indexOf(":") + 1).trim();
  }
}
