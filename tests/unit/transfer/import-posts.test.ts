import { expect, test } from "vitest";
import { brand } from "@/content/brand";
import { limitError } from "@/lib/markdown/limits";
import { isUploadedCover } from "@/lib/media/cover";
import type { SessionClient } from "@/lib/supabase/clients";
import { dayAt } from "@/lib/time/zones";
import { importFile } from "@/lib/transfer/import/import-file";
import { importPosts } from "@/lib/transfer/import/import-posts";
import { reportCsv } from "@/lib/transfer/report-text";
import { markdownSource } from "@/lib/transfer/sources/markdown";
import { cpuMs } from "@/tests/unit/cpu-time";
import { withFile } from "@/tests/with-file";
import { zipOf } from "@/tests/zip-of";
import { memoryFiles } from "./memory-files";

const dataUrl = (length: number) => `data:image/png;base64,${"iVBORw0KGgoA".repeat(length / 12)}`;

/** Does a dry run over in-memory files; returns the report, database rows and files read. */
async function dryRun(contents: Record<string, string>, root = "") {
  const reads: string[] = [];
  const rows: Record<string, unknown>[] = [];
  const memory = memoryFiles(contents, root);
  const read = (name: string, maxBytes: number) => {
    reads.push(name);
    return memory.read(name, maxBytes);
  };
  const client = {
    async rpc(name: string, { p_posts = [] }: { p_posts?: { slug: string }[] }) {
      if (name === "imported_hashes") return { data: {}, error: null };
      rows.push(...p_posts);
      const data = p_posts.map(({ slug }) => ({ status: "created", id: slug, slug }));
      return { data, error: null };
    },
  } as unknown as SessionClient;
  const options = { client, isApplied: false, onProgress: () => {} };
  const report = await importPosts(markdownSource({ ...memory, read }), options);
  return { report, rows, reads: reads.filter((name) => !name.endsWith(".md")) };
}

test.each(["a.xml", "Export-Part-1.zip"])("asks to unzip an export of %s", async (name) => {
  const zip = await zipOf({ [name]: "<rss>" });
  await expect(withFile(zip, (file) => importFile(file, {} as never))).rejects.toThrow("Unzip");
});

test("limits nesting outside code, and after what may not be code", () => {
  const nested = "[".repeat(60) + "]".repeat(60);
  expect(limitError(`\`\`\`\n${nested}\n\`\`\``)).toBeNull();
  for (const start of ["- a\n  ```\n\n", "<!--\n\n```\n\n-->\n\n", "a\n```\n\n```\n\n"]) {
    expect(limitError(start + nested)).toContain("nested more than 50 levels");
  }
});

test("posts keep their own pictures when the file names are the same", async () => {
  const text = "Text.\n\n![Sea](cover.jpg) ![Bird](../bird.jpg) ![Gone](gone.jpg)\n";
  const { reads, report } = await dryRun({
    ...{ "posts/a/index.md": text, "posts/b/index.md": text, "posts/bird.jpg": "bird" },
    ...{ "posts/a/cover.jpg": "one", "posts/b/cover.jpg": "other", "posts/b/gone.jpg": "here" },
  });
  expect(reads).toEqual([
    ...["posts/a/cover.jpg", "posts/bird.jpg", "posts/b/cover.jpg", "posts/b/gone.jpg"],
  ]);
  expect(report.posts[0]?.notes.join()).toContain("gone.jpg was not imported");
  expect(report.posts[1]?.notes.join()).not.toContain("not imported");
});

test("finds the pictures in a zip of a single post", async () => {
  const { reads, report } = await dryRun(
    { "index.md": "![Sea](sea.jpg)", "sea.jpg": "sea" },
    "a-post/",
  );
  expect(reads).toEqual(["sea.jpg"]);
  expect(report.posts[0]).toMatchObject({ slug: "a-post" });
});

test("finds pictures in a source folder named media, but keeps library pictures", async () => {
  const own = "/media/0f0e0d0c-0b0a-4908-8706-050403020100/800x600.webp";
  const { reads, rows, report } = await dryRun({
    "a.md": `![Sea](/media/sea.jpg) ![Gone](/media/gone.jpg) ![Ours](${own})`,
    "static/media/sea.jpg": "sea",
  });
  expect(reads).toEqual(["static/media/sea.jpg"]);
  expect(rows[0]?.content).toContain(`![Ours](${own})`);
  expect(report.posts[0]?.notes.join()).toContain("/media/gone.jpg was not imported");
});

test("imports a post even if a picture has a malformed URL", async () => {
  const { report } = await dryRun({ "a.md": "![x](http://[bad)" });
  expect(report.posts[0]).toMatchObject({ outcome: "created" });
});

test("a dry run sends the database a valid cover", async () => {
  const { rows } = await dryRun({ "a.md": "---\nimage: sea.jpg\n---\nText.", "sea.jpg": "sea" });
  expect(rows[0]?.cover_image).toSatisfy(isUploadedCover);
});

test("puts a cover description on one valid line, and notes when it is truncated", async () => {
  const { rows, report } = await dryRun({
    "a.md": `---\ncover: sea.jpg\ncover_alt: "The\\nsea \\0\\uD83D ${"wide ".repeat(60)}"\n---\nText.`,
    "sea.jpg": "sea",
  });
  expect(rows[0]?.cover_alt).toMatch(/^The sea \ufffd (wide ?)+$/);
  expect(String(rows[0]?.cover_alt).length).toBeLessThanOrEqual(200);
  expect(report.posts[0]?.notes.join()).toContain("The cover alt text was longer than 200");
});

test("an embedded picture does not count towards the text's length", async () => {
  const url = dataUrl(1_200_000);
  const { rows } = await dryRun({
    "a.md": `![A](${url}) and\n\n![B][b]\n\n[b]: ${url}\n\n\`![C](${dataUrl(1200)})\``,
  });
  const path = String(/\/media\/\S+webp/.exec(String(rows[0]?.content)));
  expect(rows[0]?.content).toBe(
    `![A](${path}) and\n\n![B][b]\n\n[b]: ${path}\n\n\`![C](${dataUrl(1200)})\``,
  );
});

test("an embedded picture that stays in the text counts towards its length", async () => {
  const { report } = await dryRun({ "a.md": `\`![A](${dataUrl(240_000)})\`` });
  expect(report.posts[0]).toMatchObject({
    outcome: "failed",
    notes: ["The text is too long with its embedded images."],
  });
});

test("parses many unclosed links in linear time", async () => {
  const text = `Text. ${"<https:".repeat(25_000)}`;
  expect(await cpuMs(() => dryRun({ "a.md": text }))).toBeLessThan(2000);
});

test("groups unused files beyond the first thousand", async () => {
  const unused = Object.fromEntries(Array.from({ length: 50_000 }, (_, n) => [`${n}.txt`, ""]));
  const reading = () => dryRun({ "a.md": "Text.", ...unused });
  expect(await cpuMs(reading)).toBeLessThan(2000);
  const { report } = await reading();
  expect(report.leftOut).toHaveLength(1_001);
  expect(report.leftOut.at(-1)).toMatchObject({ what: "other items", count: 49_000 });
});

test("redirects every earlier URL of a file to its post, and notes those it cannot", async () => {
  const { report } = await dryRun({
    "a.md":
      "---\npermalink: /:year/a/\nurl: /2020/My post/\naliases: [/old/a.html, https://old.example/b/, /blog/a, /about, c]\n---\nText.",
    "b.md": "---\nurl: /old/a.html\n---\nText.",
    "c.md": "---\nurl: /\naliases: /was-c\n---\nText.",
    "d.md": "---\nurl: https://old.example/weblog/?p=7\n---\nText.",
  });
  expect(report.posts.map(({ oldUrl, redirectsFrom }) => ({ oldUrl, redirectsFrom }))).toEqual([
    { oldUrl: "/2020/My post/", redirectsFrom: ["/2020/My%20post", "/old/a.html", "/b"] },
    { oldUrl: "/old/a.html", redirectsFrom: undefined },
    { oldUrl: "/", redirectsFrom: ["/was-c"] },
    { oldUrl: "https://old.example/weblog/?p=7", redirectsFrom: undefined },
  ]);
  expect(report.posts.map(({ notes }) => notes.filter((note) => note.includes("edirect")))).toEqual(
    [
      [
        "No redirect from /:year/a/: not a full path",
        "No redirect from c: not a full path",
        "Old URL /about does not redirect to this post",
      ],
      [],
      ["Old URL / does not redirect to this post"],
      [],
    ],
  );
  expect(reportCsv(report)).toContain("/2020/My%20post /old/a.html /b");
});

test("reads a date without a time in the agency's time zone", async () => {
  const { rows } = await dryRun({ "a.md": "---\ndate: 2020-01-02\n---\nText." });
  expect(dayAt(Date.parse(String(rows[0]?.created_at)), brand.timeZone)).toBe("2020-01-02");
});

test("reports Hugo shortcodes", async () => {
  const { report } = await dryRun({
    "b.md":
      "---\ndate: 2020-01-02\n---\n{{< youtube abc >}} {{% box %}}x{{% /box %}} `{{< code >}}`",
  });
  expect(report.posts.map(({ notes }) => notes)).toEqual([
    ["Shortcode {{< youtube >}} was left out", "Shortcode {{% box %}} was left out"],
  ]);
});

test("rewrites links between imported posts", async () => {
  const { rows, report } = await dryRun({
    "_posts/2020-01-02-first.md":
      "[1](second.md#part) [2](../second/) [3]({% post_url 2020-01-03-second %}) [4]({{ site.baseurl }}/2020/01/second.html) <a href='second.md'>5</a> [6](gone.md) [7](/tags/second/) [8](https://a.example/second)",
    "_posts/2020-01-03-second.md":
      "---\nslug: other\n---\n[[first\\|back]] [[#Part]] [[Private]] ![[sea.png]]\n\n## Part",
    "sea.png": "sea",
  });
  expect(rows[0]?.content).toBe(
    "[1](/blog/other#part) [2](/blog/other) [3](/blog/other) [4](/blog/other) [5](/blog/other) 6 [7](/tags/second/) [8](https://a.example/second)\n",
  );
  expect(rows[1]?.content).toMatch(
    /^\[back\]\(\/blog\/first\) \[#Part\]\(#Part\) Private !\[\]\(\/media\/.*\)\n\n## Part\n$/,
  );
  expect(report.posts.flatMap(({ notes }) => notes)).toContain(
    "The link to “gone.md” became text: the import has no such post",
  );
});

test("reports states and modification dates from front matter", async () => {
  const { report } = await dryRun({
    "a.md": "---\ndate: 2020-01-02\nlastmod: 2021-01-02\ndraft: true\n---\nText.",
    "b.md": "---\ndate: 2020-01-02\nupdated_at: 2021-01-02\npublished: false\n---\nText.",
    "c.md": "---\ndate: 2020-01-02\npublished: 2021-01-02\ndraft: false\n---\nText.",
  });
  expect(report.posts.flatMap(({ notes }) => notes)).toEqual([
    ...["Original status: “draft”", "Original status: “draft”"],
    "Field “published” was left out: 2021-01-02",
  ]);
  expect(report.leftOut).toMatchObject([{ what: "last-modified dates", count: 2 }]);
});

test("replaces commas in tags, which would split them in the editor", async () => {
  const { rows, report } = await dryRun({
    "a.md": '---\ndate: 2020-01-02\ntags: ["Food, Drink", "a,b,", "food / drink", ","]\n---\nText.',
  });
  expect(rows[0]?.tags).toEqual(["Food / Drink", "a / b"]);
  expect(report.posts[0]?.notes).toEqual([
    "Tag “Food, Drink” was renamed to “Food / Drink”",
    "Tag “a,b,” was renamed to “a / b”",
  ]);
});

test("a dry run reports posts with the same slug", async () => {
  const { report } = await dryRun({ "a/post.md": "Text.", "b/post.md": "Text.", "c.md": "Text." });
  expect(report.posts.map(({ notes }) => notes.filter((note) => note.includes("Slug")))).toEqual([
    ...[[], ["Slug “post” is taken, so the post gets a different one"], []],
  ]);
});
