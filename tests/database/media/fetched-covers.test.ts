import sharp from "sharp";
import { afterEach, expect, test } from "vitest";
import type { fetchPicture } from "@/lib/media/fetch-picture";
import { takeCover } from "@/lib/posts/admin/fields/cover";
import { emptyPost } from "@/lib/posts/admin/fields/fields";
import { storePost } from "@/lib/posts/admin/save";
import type { EditedPost } from "@/lib/posts/admin/schema";
import { toFields } from "@/lib/posts/rows";
import { onEachDatabase } from "@/tests/database/support/databases";
import { removeStoredPictures, storedPictures } from "@/tests/database/support/stored-pictures";

const pictureOf = (background: string) =>
  sharp({ create: { width: 800, height: 450, channels: 3, background } })
    .jpeg()
    .toBuffer();
const siteUrl = "https://site.example";
const url = "https://pictures.example/bird.jpg";
const other = "https://pictures.example/other.jpg";
const path = expect.stringMatching(/^\/media\/[0-9a-f-]{36}\/800x450-[\w-]{32}\.webp$/);

onEachDatabase((database) => {
  const { accounts, as, sql } = database;
  const client = as("admin") as Parameters<typeof takeCover>[0];

  /** Saves as the editor does, with a fake network that serves a picture at every URL. */
  function editing() {
    const fetched: string[] = [];
    const fetchFrom = async (from: string) => {
      fetched.push(from);
      return pictureOf(from === url ? "#fd0" : "#0a7");
    };
    let post: EditedPost | undefined;
    const save = async (cover_image: string) => {
      const options = { postId: post?.id, mayStore: true, fetchFrom, storage: as("service") };
      const cover = await takeCover(client, cover_image, options);
      if ("error" in cover) throw new Error(cover.error);
      const values = { ...emptyPost, title: "A", slug: "a", content: "A", cover_image };
      const over = post ? { ...post, slug: "a", asDraftRevision: false } : null;
      const outcome = await storePost(client, over, toFields(values, cover, siteUrl), false);
      if (outcome.status !== "saved") throw new Error(JSON.stringify(outcome));
      post = outcome.post;
      return post;
    };
    return { fetched, save };
  }
  const stored = () => storedPictures(database);
  afterEach(() => removeStoredPictures(database));
  const rows = () => sql("select cover_image, cover_source from public.blogs");

  test("stores a cover fetched from a URL as an upload and shows the URL in the editor", async () => {
    const { save } = editing();
    const post = await save(url);
    expect(post.values.cover_image).toBe(url);
    expect(post.cover).toEqual(path);
    expect(await rows()).toEqual([{ cover_image: path, cover_source: url }]);
    const library = "select path, name, alt, added_by from public.media";
    expect(await sql(library)).toEqual([
      { path: post.cover, name: "bird.jpg", alt: "", added_by: accounts.admin.id },
    ]);
    const names = (await stored()).map((name) => name.split("/")[1]);
    expect(names).toEqual(["720.avif", "720.webp", "800.avif", "800.webp"]);
  });

  test("refetches the cover of a saved post only if its URL changes", async () => {
    const { save, fetched } = editing();
    const first = await save(url);
    expect(await save(url)).toMatchObject({ cover: first.cover });
    const second = await save(other);
    expect(second.cover).not.toBe(first.cover);
    expect(fetched).toEqual([url, other]);
    expect(await save("/work/tally-pdf-2160.webp")).toMatchObject({
      cover: "/work/tally-pdf-2160.webp",
    });
    expect(await rows()).toEqual([
      { cover_image: "/work/tally-pdf-2160.webp", cover_source: null },
    ]);
    await save("");
    expect(await rows()).toEqual([{ cover_image: null, cover_source: null }]);
    expect(fetched).toHaveLength(2);
  });

  test("reports an unusable picture as a field error", async () => {
    const take = (fetchFrom?: typeof fetchPicture) =>
      takeCover(client, "https://127.0.0.1/a.png", {
        postId: undefined,
        mayStore: true,
        fetchFrom,
        storage: as("service"),
      });
    expect(await take()).toEqual({ error: expect.stringContaining("public web server") });
    expect(await take(async () => Buffer.from("<svg/>"))).toEqual({
      error: expect.stringContaining("not a JPEG"),
    });
  });
});
