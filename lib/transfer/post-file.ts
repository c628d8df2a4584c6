import { parse, stringify } from "yaml";

/** The fields of a Markdown file, and its text byte for byte. */
export type PostFile = { fields: Record<string, unknown>; content: string };

/** In characters. */
const maxFrontMatter = 64 * 1024;

const head =
  /^\uFEFF?---[ \t]*(?:\r\n|\n|\r)(?:([\s\S]*?)(?:\r\n|\n|\r))?---[ \t]*(?:\r\n|\n|\r|$)/;

export function writePostFile({ fields, content }: PostFile): string {
  return `---\n${stringify(fields, { lineWidth: 0 })}---\n${content}`;
}

/** A file without front matter has no fields. Throws on front matter that is not YAML. */
export function readPostFile(text: string): PostFile {
  const [start = "", yaml = ""] = head.exec(text) ?? [];
  const fields = parseYaml(yaml);
  const isMap = typeof fields === "object" && fields !== null && !Array.isArray(fields);
  return {
    fields: isMap ? (fields as Record<string, unknown>) : {},
    content: text.slice(start.length),
  };
}

const tooDeep = /(?:[[{]\s{0,9}){100}|(?:- {1,9}){100}/;

/** Numbers are text, so that 3.10 stays what it is. Of two equal keys, the last counts. */
export function parseYaml(source: string): unknown {
  if (source.length > maxFrontMatter) throw new Error("its front matter is longer than 64 KB");
  if (tooDeep.test(source)) throw new Error("it is nested too deeply");
  return parse(source, {
    // Comparing all keys with each other would take seconds.
    uniqueKeys: false,
    // Aliases could make gigabytes of a few lines.
    maxAliasCount: 100,
    customTags: (tags) =>
      tags.filter((tag) => typeof tag === "string" || !/:(int|float)$/.test(tag.tag)),
  });
}
