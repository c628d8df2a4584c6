import { createHash } from "node:crypto";
import sharp from "sharp";
import { afterEach, expect, test } from "vitest";
import { ghostSample, wordpressSample } from "@/bench/transfer/samples";
import { PictureError } from "@/lib/media/inspect-picture";
import { mediaStrings } from "@/lib/media/strings";
import { importFile } from "@/lib/transfer/import/import-file";
import { countOutcomes, type TransferReport } from "@/lib/transfer/report";
import { onEachDatabase } from "@/tests/database/support/databases";
import { removeStoredPictures } from "@/tests/database/support/stored-pictures";
import { withFile } from "@/tests/with-file";
import { zipOf } from "@/tests/zip-of";

const colour = { width: 400, height: 300, channels: 3, background: "#07a" } as const;
const picture = await sharp({ create: colour }).jpeg().toBuffer();
const wordpress = [...wordpressSample(4)].join("");

const leftOutOf = ({ leftOut }: TransferReport) =>
  Object.fromEntries(leftOut.map(({ what, count }) => [what, count]));

onEachDatabase((database) => {
  const { as, sql } = database;
  const client = as("service");
  const fetched: string[] = [];

  afterEach(() => removeStoredPictures(database));

  async function importText(content: string | Buffer, { isApplied = true, fails = false } = {}) {
    const fetchFrom = async (url: string) => {
      fetched.push(url);
      if (fails) throw new PictureError(mediaStrings.noAnswer);
      return picture;
    };
    const options = { client, isApplied, onProgress: () => {}, siteUrl: "https://ghost.example" };
    return withFile(content, (file) => importFile(file, { ...options, fetchFrom }));
  }
  const rows = () =>
    sql("select to_jsonb(blogs) - array['id'] as post from public.blogs order by slug");

  test("imports WordPress posts once, as drafts with pictures, and reports the rest", async () => {
    fetched.length = 0;
    const dry = await importText(wordpress, { isApplied: false });
    expect(countOutcomes(dry)).toMatchObject({ created: 4, failed: 0 });
    expect(fetched).toEqual([]);
    expect(await rows()).toEqual([]);

    const report = await importText(wordpress);
    expect(countOutcomes(report)).toMatchObject({ created: 4, failed: 0 });
    expect(fetched.toSorted()).toEqual(
      [1, 2, 3, 4].map((n) => `https://old.example/files/${n}.jpg`),
    );
    expect(leftOutOf(report)).toEqual({
      comments: 4,
      // These titles contain variables that only the plugin can fill in.
      "custom field _yoast_wpseo_title": 4,
      ...{ "page “About” https://old.example/about/": 1, "<wp:author> of the blog": 1 },
      "<wp:category> of the blog": 1,
    });
    expect(report.posts[0]).toMatchObject({
      slug: "post-1",
      oldUrl: "https://old.example/2012/01/02/post-1/",
      redirectsFrom: ["/2012/01/02/post-1"],
      notes: ["Original author: “editor”", "The block “latest-posts” has no text in the export"],
    });
    expect(report.posts[1]?.notes).toContain("1 link points to the old site");
    const [first] = await rows();
    expect(first).toMatchObject({
      post: {
        slug: "post-1",
        published: false,
        created_at: "2012-01-02T00:00:00+00:00",
        tags: ["Places", "Tag 1"],
        meta_title: null,
        meta_description: expect.stringMatching(/^The \w+ .* begins\.$/),
        cover_image: expect.stringMatching(/^\/media\//),
        cover_alt: "A view",
        cover_source: "https://old.example/files/1.jpg",
        content: expect.stringMatching(/!\[A view\]\(\/media\/[^)]+\)/),
        imported_from: "wordpress:https://old.example/?p=1",
      },
    });
    const before = await rows();
    expect(countOutcomes(await importText(wordpress))).toMatchObject({ unchanged: 4 });
    expect(await rows()).toEqual(before);

    await sql("update public.blogs set slug = 'renamed' where slug = 'post-1'");
    const { redirects } = await database.call("redirects_since", { p_version: 0 });
    expect(redirects).toHaveLength(4);
    expect(redirects).toContainEqual(["/2012/01/02/post-1", "/blog/renamed", 308]);
  });

  test("keeps posts edited or published here and imports other changes", async () => {
    await importText(wordpress);
    await sql("update public.blogs set content = 'Ours.' where slug = 'post-1'");
    await sql("update public.blogs set published = true where slug = 'post-2'");
    const changed = wordpress
      .replaceAll("The harbour", "The old harbour")
      .replaceAll("%%title%% %%sep%% %%sitename%%", "A title for search");
    const report = await importText(changed);
    const outcomes = report.posts.map(({ outcome }) => outcome);
    expect(outcomes.slice(0, 3)).toEqual(["edited", "edited", "updated"]);
    const contents = await sql<{ content: string; meta_title: string | null }>(
      "select content, meta_title from public.blogs order by slug",
    );
    expect(contents.map(({ meta_title }) => meta_title)).toEqual([
      ...[null, null, "A title for search", "A title for search"],
    ]);
    expect(contents[0]?.content).toBe("Ours.");
    expect(contents[1]?.content).not.toContain("old harbour");
    expect(contents[2]?.content).toContain("old harbour");
    expect(countOutcomes(await importText(changed))).toMatchObject({ edited: 2, unchanged: 2 });
  });

  test("schedules a future-dated post and keeps a schedule that was changed here", async () => {
    const ghost = (published_at: string) => {
      const posts = ["a", "b", "c"].map((slug) => ({
        ...{ id: slug, uuid: slug, title: slug, slug, html: "<p>Text.</p>" },
        ...{ status: "scheduled", published_at },
      }));
      return importText(JSON.stringify({ db: [{ data: { posts } }] }));
    };
    const schedules = async () => {
      const years = "array_agg(extract(year from publish_at)::int order by slug)";
      return (await sql<{ years: number[] }>(`select ${years} as years from public.blogs`))[0];
    };
    expect((await ghost("2031-07-03T10:00:30Z")).posts[0]?.notes.join()).toContain("Scheduled for");
    expect(await schedules()).toEqual({ years: [2031, 2031, 2031] });
    await sql("update public.blogs set publish_at = null where slug = 'a'");
    await sql("update public.blogs set publish_at = '2033-01-01' where slug = 'b'");
    expect(countOutcomes(await ghost("2032-07-03T10:00:30Z"))).toMatchObject({ updated: 3 });
    expect(await schedules()).toEqual({ years: [null, 2033, 2032] });
  });

  test("stops fetching from an unreachable host and retries on the next import", async () => {
    fetched.length = 0;
    const report = await importText(wordpress, { fails: true });
    expect(fetched).toHaveLength(3);
    expect(report.posts[3]?.notes.join()).toContain("old.example is not responding");
    const again = await importText(wordpress, { fails: true });
    expect(countOutcomes(again)).toMatchObject({ unchanged: 4 });
    expect(countOutcomes(await importText(wordpress))).toMatchObject({ updated: 4 });
    expect(countOutcomes(await importText(wordpress))).toMatchObject({ unchanged: 4 });
  });

  test("fetches nothing from third-party or private hosts", async () => {
    const hostile = wordpress
      .replaceAll("https://old.example/files/1.jpg", "https://127.0.0.1/latest")
      .replace("<p>The", '<p><img src="https://elsewhere.example/x.png" alt="x"/>The');
    // This import passes no fetchFrom, so the real address checks apply.
    const report = await withFile(hostile, (file) =>
      importFile(file, { client, isApplied: true, onProgress: () => {} }),
    );
    const notes = report.posts[0]?.notes.join("\n");
    expect(notes).toContain(mediaStrings.notPublic);
    expect(notes).toContain("it is hosted on another site (elsewhere.example)");
    const [{ content } = {}] = await sql<{ content: string }>(
      "select content from public.blogs where slug = 'post-1'",
    );
    expect(content).toContain("![x](https://elsewhere.example/x.png)");
  });

  test.each([
    ["that is truncated", wordpress.slice(0, wordpress.length / 2)],
    [
      "with an entity bomb",
      wordpress.replace("?>", '?><!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>'),
    ],
    ["with an unknown entity", wordpress.replace("Old site", "&bomb;")],
    ["that is not an export", "<?xml version='1.0'?><rss><channel></channel></rss>"],
    ["that is empty", ""],
  ])("rejects a file %s and changes nothing", async (_what, text) => {
    await expect(importText(text)).rejects.toThrow(
      /cannot be read\. Line \d+|is not a WordPress export|file cannot be imported/,
    );
    expect(await rows()).toEqual([]);
  });

  test("imports Ghost posts once, as drafts, and rejects a truncated file", async () => {
    fetched.length = 0;
    const ghost = [...ghostSample(3)].join("");
    await expect(importText(ghost.slice(0, -300))).rejects.toThrow(/incomplete/);
    expect(await rows()).toEqual([]);
    const report = await importText(ghost);
    expect(countOutcomes(report)).toMatchObject({ created: 3, failed: 0 });
    expect(fetched).toContain("https://ghost.example/content/images/1.jpg");
    expect(leftOutOf(report)).toEqual({
      ...{ "rows in table posts_meta, twitter_title": 3, "rows in table members": 1 },
      users: 1,
    });
    expect((await rows())[0]).toMatchObject({
      post: {
        ...{ slug: "ghost-1", published: false, tags: ["Places"], imported_from: "ghost:uuid-1" },
        ...{ share_title: expect.stringMatching(/^The \w+ /), meta_title: null, noindex: false },
      },
    });
    expect(countOutcomes(await importText(ghost))).toMatchObject({ unchanged: 3 });
  });

  test("imports Markdown from a zip byte for byte, with the pictures in the zip", async () => {
    const text = "Text  with *marks*\r\n\r\n![Sea][s]\n\n[s]: ../img/sea.jpg 'At sea'\n";
    const head =
      "title: First\ndate: 2020-05-01\ntags: [a, b]\nnoindex: true\nimage: ../img/sea.jpg\ncover_alt: Sea\nlayout: wide";
    const zip = await zipOf({
      "blog/2020-05-01-first.md": `---\n${head}\n---\n${text}`,
      "blog/second.md": "# Second\n\nMore.\n\n![Gone](none.png)\n",
      "blog/empty.md": "---\ntitle: Empty\n---\n",
      ...{ "img/sea.jpg": picture, "img/unused.jpg": picture },
    });
    const dry = await importText(zip, { isApplied: false });
    const report = await importText(zip);
    expect(countOutcomes(report)).toMatchObject({ created: 2, failed: 1 });
    expect(countOutcomes(dry)).toEqual(countOutcomes(report));
    expect(report.posts.map(({ title, notes }) => [title, ...notes])).toEqual([
      ["First", "Field “layout” was left out: wide"],
      ["Empty", "The post has no text."],
      [
        "Second",
        "No date, so today’s was used",
        "Image none.png was not imported: it is not in the export",
      ],
    ]);
    expect(report.leftOut).toEqual([expect.objectContaining({ what: "img/unused.jpg" })]);
    const [{ content, noindex } = { content: "", noindex: false }] = await sql<{
      content: string;
      noindex: boolean;
    }>("select content, noindex from public.blogs where slug = 'first'");
    expect(noindex).toBe(true);
    expect(content.replace(/\/media\/\S+/, "../img/sea.jpg")).toBe(text);
    const hash = createHash("sha256").update(picture).digest("hex");
    expect(content).toContain(`/media/${hash.slice(0, 8)}`);
  });
});
