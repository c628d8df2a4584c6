import { join } from "node:path";
import { expect, test } from "vitest";
import { requireLocal } from "../../local/database/seed.ts";
import { readArticles } from "../../local/database/seed-articles.ts";
import { article, makeProject, startTestStack, writeFiles } from "./test-stack.ts";

test("the seed makes a post of each article, written by the admin on its date", async () => {
  const project = await makeProject();
  await writeFiles(join(project, "content/articles"), {
    "first.md": article,
    "draft.md": article.replaceAll("first", "draft").replace("date:", "published: false\ndate:"),
  });
  const stack = await startTestStack(project);
  const posts = await stack.sql(
    `select slug, title, content, excerpt, published, email, blogs.created_at
       from public.blogs join auth.users on users.id = author_id order by slug`,
  );
  const common = {
    content: "The **text**.",
    excerpt: "What it says.",
    email: "admin@kiskadee.example",
    created_at: "2026-01-31 00:00:00+00",
  };
  expect(posts).toEqual([
    { ...common, slug: "a-draft-post", title: "A draft post", published: false },
    { ...common, slug: "a-first-post", title: "A first post", published: true },
  ]);
});

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
