import { buffer } from "node:stream/consumers";
import sharp from "sharp";
import { afterEach, expect, test } from "vitest";
import { storePicture } from "@/lib/media/store-picture";
import { exportSite, writePostFile } from "@/lib/transfer/export/export-site";
import { importFile } from "@/lib/transfer/import/import-file";
import { countOutcomes } from "@/lib/transfer/report";
import { dataOf, onEachDatabase, type TestDatabase } from "@/tests/database/support/databases";
import { insertRow } from "@/tests/database/support/rows";
import { removeStoredPictures } from "@/tests/database/support/stored-pictures";
import { withFile } from "@/tests/with-file";
import { zipOf } from "@/tests/zip-of";

const hour = 3_600_000;
const minute = (time: number) => new Date(Math.floor(time / 60_000) * 60_000).toISOString();

onEachDatabase((database) => {
  const { as, sql, accounts } = database;
  const client = as("service");
  const onProgress = () => {};

  afterEach(() => removeStoredPictures(database));

  const exported = async () => buffer(exportSite({ client }));

  const imported = (zip: Buffer, isApplied = true) =>
    withFile(zip, (file) => importFile(file, { client, isApplied, onProgress }));

  test("imports an export into an empty site unchanged, and changes nothing when repeated", async () => {
    // The storage may still hold files from other tests.
    await empty(database);
    await fill(database);
    const before = await contents(database);
    const zip = await exported();
    await empty(database);

    const dry = await imported(zip, false);
    expect(countOutcomes(dry)).toMatchObject({ created: 5, failed: 0 });
    expect(dry.posts.flatMap(({ notes }) => notes)).toEqual([]);
    expect((await contents(database)).posts).toEqual([]);
    expect(await sql("select from storage.objects where bucket_id = 'media'")).toEqual([]);

    const report = await imported(zip);
    expect(countOutcomes(report)).toMatchObject({ created: 5, failed: 0 });
    expect(report.posts.flatMap(({ notes }) => notes)).toEqual([]);
    const kinds = ["subscribers", "members", "settings"];
    const leftOut = kinds.map((what) => expect.objectContaining({ what, count: 1 }));
    expect(report.leftOut).toEqual(leftOut);
    expect(await contents(database)).toEqual(before);

    const again = await imported(zip);
    expect(countOutcomes(again)).toMatchObject({ unchanged: 5, created: 0 });
    expect(again.leftOut).toEqual(report.leftOut);
    expect(await contents(database)).toEqual(before);
  });

  test("maps imported authors by slug, with new keys where theirs are used", async () => {
    const [guest, writer] = [await addAuthor("a-guest"), await addAuthor("a-writer")];
    await insertRow(database, "blogs", { slug: "post", authors: [guest, writer] });
    const zip = await exported();
    await empty(database);
    await addAuthor("someone-else", writer);
    const here = await addAuthor("a-guest", "500");
    const report = await imported(zip);
    expect(report.posts.flatMap(({ notes }) => notes)).toEqual([]);
    expect(report.leftOut).toContainEqual(
      expect.objectContaining({
        what: `content authors/${guest}`,
        why: "another author uses its slug",
      }),
    );
    const [added = { key: "" }, ...others] = await sql<{ key: string }>(
      "select key from public.contents where published ->> 'slug' = 'a-writer'",
    );
    expect(others).toEqual([]);
    expect(await sql("select authors from public.blogs")).toEqual([{ authors: [here, added.key] }]);
  });

  test("leaves out added contents with invalid keys, and imports drafts without a schema number", async () => {
    const entry = (key: string) => {
      const draft = { key, published: null, draft: { name: "A" }, draft_schema_no: null };
      return { ...draft, kind: "authors", title: "A draft", status: "draft", is_added: true };
    };
    const entries = [
      ...["abc", "99999999999999999999", "600"].map(entry),
      // Has a default, so it isn't added.
      { ...entry("site"), kind: "about" },
    ];
    const zip = await zipOf({
      "export.json": JSON.stringify({ format: "site-export", version: 1 }),
      "data/contents.json": JSON.stringify([...entries, "text", null]),
    });
    const { contents, leftOut } = await imported(zip);
    expect(contents).toBe(2);
    expect(leftOut.map(({ what }) => what)).toEqual([
      "content authors/abc",
      "content authors/99999999999999999999",
      "content undefined/undefined",
    ]);
    expect(await sql("select key, is_added from public.contents order by key")).toEqual([
      { key: "600", is_added: true },
      { key: "site", is_added: false },
    ]);
  });

  test("skips a post's authors who are neither in the export nor here", async () => {
    const at = "2026-01-01T00:00:00Z";
    const words = { id: crypto.randomUUID(), title: "Post", slug: "post", published: false };
    const post = { ...words, created_at: at, updated_at: at, authors: ["a-stranger"] };
    const zip = await zipOf({
      "export.json": JSON.stringify({ format: "site-export", version: 1 }),
      "posts/post.md": writePostFile(post, "Text."),
      "data/contents.json": "[]",
    });
    const report = await imported(zip);
    expect(await sql("select authors from public.blogs")).toEqual([{ authors: [] }]);
    expect(report.posts.flatMap(({ notes }) => notes)).toEqual([
      "Author “a-stranger” was skipped: no such author here",
    ]);
  });

  test("imports a schedule unless its time has passed or the post gets another slug", async () => {
    await insertRow(database, "blogs", { slug: "taken" });
    const post = (slug: string, time: number) => ({
      ...{ id: crypto.randomUUID(), title: slug, slug, content: "Text.", published: false },
      ...{ tags: [], changes: null, publish_at: minute(Date.now() + time) },
    });
    const posts = [post("over", -hour), post("taken", hour), post("later", hour)];
    const put = async () =>
      (
        (await dataOf(client.rpc("import_posts", { p_posts: posts, p_apply: true }))) as {
          status: string;
          slug: string;
        }[]
      ).map(({ status, slug }) => [status, slug]);
    const created = [
      ["created", "over"],
      ["created", "taken-2"],
      ["created", "later"],
    ];
    expect(await put()).toEqual(created);
    const planned = "select slug from public.blogs where publish_at is not null";
    expect(await sql(planned)).toEqual([{ slug: "later" }]);
    expect((await put())[0]).toEqual(["unchanged", "over"]);
  });

  /** Publishes an author and returns its key. */
  async function addAuthor(slug: string, p_key?: string) {
    const author = { name: slug, slug, about: "", picture: { src: "", alt: "" }, profiles: [] };
    const saved = await dataOf(
      as("admin").rpc("save_content", {
        ...{ p_kind: "authors", p_version: 0, p_event: "published", p_title: slug },
        ...{ p_schema_no: 1, p_value: author, p_published: author, ...(p_key && { p_key }) },
      }),
    );
    return (saved as { key: string }).key;
  }

  async function fill({ sql }: TestDatabase) {
    const picture = await sharp({
      create: { width: 800, height: 400, channels: 3, background: "#0a7" },
    })
      .png()
      .toBuffer();
    const { path } = await storePicture(client, picture, "sea.png", client);
    const author_id = accounts.admin.id;
    const id = await insertRow(database, "blogs", {
      ...{ title: "First: “quoted” # not a comment", slug: "before", author_id },
      ...{ content: `\n---\nWith a picture\r\n\n![Sea](${path})\n`, tags: ["C++", "Zoë"] },
      ...{ published: true, excerpt: "Two\nlines", cover_image: path, cover_alt: "The sea" },
      created_at: "2020-02-29T12:34:56.789+00:00",
    });
    await sql("update public.blogs set slug = 'after' where id = $1", id);
    await change(id, "after");
    const unpublished = { slug: "unpublished", title: "Seen before", published: true };
    await change(await insertRow(database, "blogs", unpublished), "unpublished");
    await sql("update public.blogs set published = false where slug = 'unpublished'");
    await insertRow(database, "blogs", {
      slug: "planned",
      publish_at: minute(Date.now() + hour),
      unpublish_at: minute(Date.now() + 2 * hour),
    });
    const from = { imported_from: "wordpress:1", imported_hash: "a", imported_version: 1 };
    await insertRow(database, "blogs", { slug: "from-elsewhere", ...from });
    const edited = await insertRow(database, "blogs", {
      authors: [await addAuthor("a-guest")],
      ...{ slug: "edited", tags: ["Old name"] },
      ...{ imported_from: "wordpress:2", imported_hash: "b", imported_version: 1 },
    });
    await sql("update public.blogs set content = 'Edited.' where id = $1", edited);
    await dataOf(as("admin").rpc("change_tag", { p_slug: "old-name", p_name: "New name" }));
    await insertRow(database, "redirects", { source: "/old", target: "https://other.example/" });
    await insertRow(database, "subscribers");
  }

  /** Saves a draft revision of a published post. */
  async function change(id: string, slug: string) {
    const [{ updated_at } = { updated_at: "" }] = await sql<{ updated_at: string }>(
      "select to_jsonb(updated_at) #>> '{}' as updated_at from public.blogs where id = $1",
      id,
    );
    await dataOf(
      as("admin").rpc("save_post", {
        p_fields: { title: "Not published yet", slug, content: "Changed." },
        p_published: true,
        p_aside: true,
        p_id: id,
        p_updated_at: updated_at,
      }),
    );
  }

  async function empty({ sql }: TestDatabase) {
    await sql(`
      delete from public.blogs;
      delete from public.tags;
      delete from public.media;
      delete from public.redirects;
      delete from private.post_versions;
      delete from public.subscribers;
      delete from public.contents;
    `);
    await removeStoredPictures(database);
  }

  /** All posts with their draft revisions, tags, redirects, pictures and files. */
  async function contents({ sql }: TestDatabase) {
    const rows = (query: string) => sql(`select to_jsonb(row) as row from (${query}) as row`);
    return {
      posts: await rows(`
        select to_jsonb(blogs) - array['draft_version', 'imported_version'] as post,
          private.import_is_edited(blogs) as is_edited,
          (select fields from private.post_versions where post_id = id and no = draft_version) as changes
        from public.blogs order by slug`),
      tags: await rows("select * from public.tags order by slug"),
      tagRedirects: await rows("select * from public.tag_redirects order by slug"),
      redirects: await rows(
        "select source, target, status, post_id, created_at from public.redirects order by source",
      ),
      // Files are re-encoded, so their sizes differ.
      pictures: await rows(
        "select to_jsonb(media) - array['added_by', 'bytes'] as picture from public.media",
      ),
      files: await rows(
        "select name, metadata ->> 'mimetype' as type from storage.objects where bucket_id = 'media' order by name",
      ),
    };
  }
});
