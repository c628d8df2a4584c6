import { parse, stringify } from "yaml";

/** The fields of a Markdown file, and its text byte for byte. */
export type PostFile = { fields: Record<string, unknown>; content: string };

const head =
  /^\uFEFF?---[ \t]*(?:\r\n|\n|\r)(?:([\s\S]*?)(?:\r\n|\n|\r))?---[ \t]*(?:\r\n|\n|\r|$)/;

export function writePostFile({ fields, content }: PostFile): string {
  return `---\n${stringify(fields, { lineWidth: 0 })}---\n${content}`;
}

/** A file without front matter has no fields. Throws on front matter that is not YAML. */
export function readPostFile(text: string): PostFile {
  const [start = "", yaml = ""] = head.exec(text) ?? [];
  // Aliases could make gigabytes of a few lines.
  const fields: unknown = parse(yaml, { maxAliasCount: 100 });
  const isMap = typeof fields === "object" && fields !== null && !Array.isArray(fields);
  return {
    fields: isMap ? (fields as Record<string, unknown>) : {},
    content: text.slice(start.length),
  };
}
