import { join } from "node:path";
import { expect, test } from "vitest";
import { requireLocal } from "../../local/database/seed.ts";
import { readArticles } from "../../local/database/seed-articles.ts";
import { article, makeProject, writeFiles } from "./test-stack.ts";

test.each([
  ["no slug", article.replace("slug: a-first-post\n", ""), "has no slug"],
  ["an invalid date", article.replace("2026-01-31", "soon"), "date should be like"],
  ["broken front matter", article.replace("title:", "title: ["), "one.md"],
])("the seed names an article with %s", async (_what, text, message) => {
  const articles = join(await makeProject(), "content/articles");
  await writeFiles(articles, { "one.md": text });
  await expect(readArticles(articles)).rejects.toThrow(message);
  await expect(readArticles(articles)).rejects.toThrow(/^content\/articles\/one\.md: [^\n]*$/);
});

test.each([
  ["postgres://owner:secret@db.example.com:5432/postgres", false],
  ["postgres://owner:secret@localhost,db.example.com/postgres", false],
  ["postgres://owner:secret@10.0.0.7/postgres", false],
  [undefined, true],
  ["postgres://owner@localhost:5432/postgres", true],
  ["postgres://owner@127.0.0.1/postgres", true],
])("the seed may write to the database %s: %s", (url, isAllowed) => {
  const check = expect(() => requireLocal(url));
  if (isAllowed) check.not.toThrow();
  else check.toThrow(/^The seed refuses the database at (?!.*secret)/);
});
