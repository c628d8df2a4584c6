import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { VFile } from "vfile";
import { matter } from "vfile-matter";
import { StackError } from "../process/stack-error.ts";

export type Article = {
  file: string;
  title: string;
  slug: string;
  excerpt: string | null;
  tags: string[];
  content: string;
  coverImage: string | null;
  published: boolean;
  createdAt: string;
};

/** Reads the seed posts in `folder`, oldest first; none if it is missing. Throws a StackError. */
export async function readArticles(folder: string): Promise<Article[]> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith(".md"));
  const articles = await Promise.all(
    names.map(async (name) => parseArticle(name, await readFile(join(folder, name), "utf8"))),
  );
  return articles.sort((a, b) => a.createdAt.localeCompare(b.createdAt));
}

function parseArticle(file: string, text: string): Article {
  const source = new VFile({ path: file, value: text });
  const fields = readMatter(source);
  return {
    file,
    title: requiredText(file, fields, "title"),
    slug: requiredText(file, fields, "slug"),
    excerpt: optionalText(fields, "excerpt"),
    tags: Array.isArray(fields.tags) ? fields.tags.map(String) : [],
    content: String(source).trim(),
    coverImage: optionalText(fields, "cover_image"),
    published: fields.published !== false,
    createdAt: requiredDate(file, fields.date),
  };
}

function readMatter(source: VFile): Record<string, unknown> {
  try {
    matter(source, { strip: true });
  } catch (error) {
    throw new StackError(`content/articles/${source.path}: ${String(error).split("\n")[0]}`);
  }
  return (source.data.matter ?? {}) as Record<string, unknown>;
}

function requiredText(file: string, fields: Record<string, unknown>, name: string): string {
  const value = optionalText(fields, name);
  if (!value) throw new StackError(`content/articles/${file}: the front matter has no ${name}.`);
  return value;
}

function optionalText(fields: Record<string, unknown>, name: string): string | null {
  const value = fields[name];
  return value === undefined || value === null || value === "" ? null : String(value);
}

function requiredDate(file: string, value: unknown): string {
  const date = new Date(value instanceof Date ? value : String(value));
  if (Number.isNaN(date.getTime())) {
    throw new StackError(
      `content/articles/${file}: the front matter's date should be like 2026-01-31.`,
    );
  }
  return date.toISOString();
}
