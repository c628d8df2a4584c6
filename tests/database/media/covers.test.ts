import { afterEach, describe, expect, test } from "vitest";
import { ACTORS, type Actor, onEachDatabase } from "@/tests/database/support/databases";

const ALLOWED: Actor[] = ["admin", "service"];
const PICTURE = Buffer.from("RIFF\0\0\0\0WEBP");
const WEBP = { contentType: "image/webp" };
const LIMIT = 5 * 1024 * 1024;

onEachDatabase(({ as, sql, supabaseUrl }) => {
  const covers = (actor: Actor) => as(actor).storage.from("covers");

  afterEach(async () => {
    const kept = await stored();
    if (kept.length > 0) await covers("service").remove(kept);
  });

  async function stored(): Promise<string[]> {
    const rows = await sql<{ name: string }>(
      "select name from storage.objects where bucket_id = 'covers' order by name",
    );
    return rows.map(({ name }) => name);
  }

  async function store(): Promise<string> {
    const name = `${crypto.randomUUID()}.webp`;
    const { error } = await covers("service").upload(name, PICTURE, WEBP);
    if (error) throw error;
    return name;
  }

  const open = (name: string) => fetch(`${supabaseUrl}/storage/v1/object/public/covers/${name}`);

  describe.for(ACTORS)("%s", (actor) => {
    const isAllowed = ALLOWED.includes(actor);

    test(isAllowed ? "uploads a cover" : "uploads none", async () => {
      const name = `${crypto.randomUUID()}.webp`;
      const { error } = await covers(actor).upload(name, PICTURE, WEBP);
      if (isAllowed) expect(error).toBeNull();
      else expect(error).toMatchObject({ statusCode: "403" });
      expect(await stored()).toEqual(isAllowed ? [name] : []);
    });

    test(isAllowed ? "reads, lists and deletes a cover" : "reads a cover by its url", async () => {
      const name = await store();
      const answer = await fetch(covers(actor).getPublicUrl(name).data.publicUrl);
      expect(answer.status).toBe(200);
      expect(answer.headers.get("content-type")).toBe("image/webp");
      expect(Buffer.from(await answer.arrayBuffer())).toEqual(PICTURE);
      const { data } = await covers(actor).list();
      expect((data ?? []).map((file) => file.name)).toEqual(isAllowed ? [name] : []);
      await covers(actor).remove([name]);
      expect(await stored()).toEqual(isAllowed ? [] : [name]);
      expect((await open(name)).status).toBe(isAllowed ? 400 : 200);
    });

    test("replaces no cover, whose url is kept for long, and changes no bucket", async () => {
      const name = await store();
      const other = Buffer.from("RIFF\0\0\0\0WEBPother");
      await covers(actor).upload(name, other, WEBP);
      await covers(actor).copy(name, `${name}.copy.webp`);
      if (actor !== "service") {
        await covers(actor).upload(name, other, { ...WEBP, upsert: true });
        await covers(actor).update(name, other, WEBP);
        const { storage } = as(actor);
        expect((await storage.createBucket("mine")).error).not.toBeNull();
        await storage.updateBucket("covers", { public: false });
        await storage.deleteBucket("covers");
      }
      expect(Buffer.from(await (await open(name)).arrayBuffer())).toEqual(PICTURE);
      const buckets = await sql("select id, public from storage.buckets");
      expect(buckets).toEqual([{ id: "covers", public: true }]);
    });
  });

  test.for<[string, string, number]>([
    ["a JPEG", "image/jpeg", PICTURE.length],
    ["an SVG", "image/svg+xml", PICTURE.length],
    ["a page", "text/html", PICTURE.length],
    ["more than 5 MiB", "image/webp", LIMIT + 1],
  ])("takes not %s", async ([_what, contentType, size]) => {
    const bytes = Buffer.alloc(size, PICTURE);
    const { error } = await covers("admin").upload("no.webp", bytes, { contentType });
    expect(error).not.toBeNull();
    expect(await stored()).toEqual([]);
  });

  test("takes a picture of exactly 5 MiB", async () => {
    const { error } = await covers("admin").upload("full.webp", Buffer.alloc(LIMIT, PICTURE), WEBP);
    expect(error).toBeNull();
  });
});
