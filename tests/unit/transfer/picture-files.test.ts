import { expect, test } from "vitest";
import { pictureFinder } from "@/lib/transfer/sources/picture-files";

const names = [
  ..."content/posts/a.md content/posts/b/index.md content/posts/b/own.png _posts/c.md".split(" "),
  ..."source/_posts/d.md source/_posts/d/own.png source/_posts/e.md src/content/blog/f.mdx".split(
    " ",
  ),
  ..."static/img/p.png themes/x/static/img/p.png assets/q.png public/s.png src/assets/t.png".split(
    " ",
  ),
  ..."attachments/note.png one/twin.png two/twin.png".split(" "),
  "assets/Gr\u006f\u0308\u00dfe \u00dc.JPG",
];
const find = pictureFinder(names, (name) => /\.mdx?$/.test(name));

test.each([
  ["content/posts/a.md", "/img/p.png", "static/img/p.png"],
  ["content/posts/a.md", "/blog/img/p.png", "static/img/p.png"],
  ["content/posts/a.md", "../../static/img/p.png?v=2", "static/img/p.png"],
  ["content/posts/a.md", "/IMG/P.png", "static/img/p.png"],
  ["content/posts/a.md", "..\\..\\static\\img\\p.png", "static/img/p.png"],
  ["_posts/c.md", "/assets/q.png", "assets/q.png"],
  ["_posts/c.md", "assets/q.png", "assets/q.png"],
  ["_posts/c.md", "https://me.example/assets/q.png", "assets/q.png"],
  [
    "_posts/c.md",
    "/assets/gr%C3%B6%C3%9Fe%20%C3%BC.jpg",
    "assets/Gr\u006f\u0308\u00dfe \u00dc.JPG",
  ],
  ["src/content/blog/f.mdx", "@assets/t.png", "src/assets/t.png"],
  ["src/content/blog/f.mdx", "@/assets/t.png", "src/assets/t.png"],
  ["src/content/blog/f.mdx", "~/assets/t.png", "src/assets/t.png"],
  ["src/content/blog/f.mdx", "/s.png", "public/s.png"],
  ["content/posts/b/index.md", "own.png", "content/posts/b/own.png"],
  ["source/_posts/d.md", "own.png", "source/_posts/d/own.png"],
  ["_posts/c.md", "note.png", "attachments/note.png"],
  // Another post's picture, or one of several matches, could be the wrong one.
  ["content/posts/a.md", "own.png", null],
  ["source/_posts/e.md", "d/none.png", null],
  ["source/_posts/e.md", "own.png", null],
  ["_posts/c.md", "twin.png", null],
  ["_posts/c.md", "/other/q.png", null],
  ["_posts/c.md", "%E0%A4%A", null],
])("in %s, resolves the picture %s", (post, url, file) => expect(find(url, post)).toBe(file));
