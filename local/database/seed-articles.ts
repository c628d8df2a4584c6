import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { type Fields, readFrontMatter } from "../../lib/transfer/sources/front-matter.ts";
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

function parseArticle(file: string, source: string): Article {
  try {
    const { fields, content, notes } = readFrontMatter(source);
    // An import accepts more than a seed may have.
    if (notes[0]) throw new Error(notes[0]);
    return {
      file,
      title: requiredText(fields, "title"),
      slug: requiredText(fields, "slug"),
      excerpt: optionalText(fields, "excerpt"),
      tags: Array.isArray(fields.tags) ? fields.tags.map(String) : [],
      content: content.trim(),
      coverImage: optionalText(fields, "cover_image"),
      published: fields.published !== false,
      createdAt: dateOf(fields),
    };
  } catch (error) {
    throw new StackError(`content/articles/${file}: ${(error as Error).message.split("\n")[0]}`);
  }
}

function requiredText(fields: Fields, name: string): string {
  const value = optionalText(fields, name);
  if (!value) throw new Error(`the front matter has no ${name}.`);
  return value;
}

function optionalText(fields: Fields, name: string): string | null {
  const value = fields[name];
  return value === undefined || value === null || value === "" ? null : String(value);
}

function dateOf(fields: Fields): string {
  const date = new Date(requiredText(fields, "date"));
  if (!Number.isNaN(date.getTime())) return date.toISOString();
  throw new Error("the front matter's date should be like 2026-01-31.");
}
