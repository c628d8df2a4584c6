import { afterEach, describe, expect, test } from "vitest";
import { type Actor, actors, onEachDatabase } from "@/tests/database/support/databases";

const allowed: Actor[] = ["admin", "service"];
const picture = Buffer.from("RIFF\0\0\0\0WEBP");
const webp = { contentType: "image/webp" };
const limit = 5 * 1024 * 1024;

onEachDatabase(({ as, sql, supabaseUrl }) => {
  const covers = (actor: Actor) => as(actor).storage.from("covers");

  afterEach(async () => {
    const remaining = await stored();
    if (remaining.length > 0) await covers("service").remove(remaining);
  });

  async function stored(): Promise<string[]> {
    const rows = await sql<{ name: string }>(
      "select name from storage.objects where bucket_id = 'covers' order by name",
    );
    return rows.map(({ name }) => name);
  }

  async function store(): Promise<string> {
    const name = `${crypto.randomUUID()}.webp`;
    const { error } = await covers("service").upload(name, picture, webp);
    if (error) throw error;
    return name;
  }

  const open = (name: string) => fetch(`${supabaseUrl}/storage/v1/object/public/covers/${name}`);

  describe.for(actors)("%s", (actor) => {
    const isAllowed = allowed.includes(actor);

    test(isAllowed ? "uploads a cover" : "uploads none", async () => {
      const name = `${crypto.randomUUID()}.webp`;
      const { error } = await covers(actor).upload(name, picture, webp);
      if (isAllowed) expect(error).toBeNull();
      else expect(error).toMatchObject({ statusCode: "403" });
      expect(await stored()).toEqual(isAllowed ? [name] : []);
    });

    test(isAllowed ? "reads, lists and deletes a cover" : "reads a cover by its url", async () => {
      const name = await store();
      const answer = await fetch(covers(actor).getPublicUrl(name).data.publicUrl);
      expect(answer.status).toBe(200);
      expect(answer.headers.get("content-type")).toBe("image/webp");
      expect(Buffer.from(await answer.arrayBuffer())).toEqual(picture);
      const { data } = await covers(actor).list();
      expect((data ?? []).map((file) => file.name)).toEqual(isAllowed ? [name] : []);
      await covers(actor).remove([name]);
      expect(await stored()).toEqual(isAllowed ? [] : [name]);
      expect((await open(name)).status).toBe(isAllowed ? 400 : 200);
    });

    test("replaces no cover, whose url is kept for long, and changes no bucket", async () => {
      const name = await store();
      const other = Buffer.from("RIFF\0\0\0\0WEBPother");
      await covers(actor).upload(name, other, webp);
      await covers(actor).copy(name, `${name}.copy.webp`);
      if (actor !== "service") {
        await covers(actor).upload(name, other, { ...webp, upsert: true });
        await covers(actor).update(name, other, webp);
        const { storage } = as(actor);
        expect((await storage.createBucket("mine")).error).not.toBeNull();
        await storage.updateBucket("covers", { public: false });
        await storage.deleteBucket("covers");
      }
      expect(Buffer.from(await (await open(name)).arrayBuffer())).toEqual(picture);
      const buckets = await sql("select id, public from storage.buckets");
      expect(buckets).toEqual([{ id: "covers", public: true }]);
    });
  });

  test.for<[string, string, number]>([
    ["a JPEG", "image/jpeg", picture.length],
    ["an SVG", "image/svg+xml", picture.length],
    ["a page", "text/html", picture.length],
    ["more than 5 MiB", "image/webp", limit + 1],
  ])("takes not %s", async ([_what, contentType, size]) => {
    const bytes = Buffer.alloc(size, picture);
    const { error } = await covers("admin").upload("no.webp", bytes, { contentType });
    expect(error).not.toBeNull();
    expect(await stored()).toEqual([]);
  });

  test("takes a picture of exactly 5 MiB", async () => {
    const { error } = await covers("admin").upload("full.webp", Buffer.alloc(limit, picture), webp);
    expect(error).toBeNull();
  });
});
