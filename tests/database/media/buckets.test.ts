import { afterEach, describe, expect, test } from "vitest";
import { type Actor, actors, onEachDatabase } from "@/tests/database/support/databases";

const readers: Actor[] = ["admin", "service"];
const picture = Buffer.from("RIFF\0\0\0\0WEBP");
const webp = { contentType: "image/webp" };
const limit = 5 * 1024 * 1024;

onEachDatabase(({ as, sql, supabaseUrl }) => {
  const bucket = (actor: Actor, name = "media") => as(actor).storage.from(name);

  afterEach(async () => {
    const remaining = await stored();
    if (remaining.length > 0) {
      await bucket("service").remove(remaining);
      await bucket("service", "covers").remove(remaining);
    }
  });

  async function stored(): Promise<string[]> {
    const rows = await sql<{ name: string }>(
      "select name from storage.objects where bucket_id in ('covers', 'media') order by name",
    );
    return rows.map(({ name }) => name);
  }

  async function store(): Promise<string> {
    const name = `${crypto.randomUUID()}.webp`;
    const { error } = await bucket("service").upload(name, picture, webp);
    if (error) throw error;
    return name;
  }

  const open = (name: string) => fetch(`${supabaseUrl}/storage/v1/object/public/media/${name}`);

  describe.for(actors)("%s", (actor) => {
    const isServer = actor === "service";
    const mayList = readers.includes(actor);

    test(isServer ? "uploads a picture" : "cannot upload a picture", async () => {
      const name = `${crypto.randomUUID()}.webp`;
      const { error } = await bucket(actor).upload(name, picture, webp);
      if (isServer) expect(error).toBeNull();
      else expect(error).toMatchObject({ statusCode: "403" });
      expect(await stored()).toEqual(isServer ? [name] : []);
    });

    test(mayList ? "reads and lists a picture" : "reads but cannot list a picture", async () => {
      const name = await store();
      const answer = await fetch(bucket(actor).getPublicUrl(name).data.publicUrl);
      expect(answer.status).toBe(200);
      expect(answer.headers.get("content-type")).toBe("image/webp");
      expect(Buffer.from(await answer.arrayBuffer())).toEqual(picture);
      const { data } = await bucket(actor).list();
      expect((data ?? []).map((file) => file.name)).toEqual(mayList ? [name] : []);
      await bucket(actor).remove([name]);
      expect(await stored()).toEqual(isServer ? [] : [name]);
      expect((await open(name)).status).toBe(isServer ? 400 : 200);
    });

    test("cannot overwrite a cached picture or change a bucket", async () => {
      const name = await store();
      const other = Buffer.from("RIFF\0\0\0\0WEBPother");
      await bucket(actor).upload(name, other, webp);
      await bucket(actor).copy(name, `${name}.copy.webp`);
      if (!isServer) {
        await bucket(actor).upload(name, other, { ...webp, upsert: true });
        await bucket(actor).update(name, other, webp);
        const { storage } = as(actor);
        expect((await storage.createBucket("mine")).error).not.toBeNull();
        await storage.updateBucket("media", { public: false });
        await storage.deleteBucket("media");
      }
      expect(Buffer.from(await (await open(name)).arrayBuffer())).toEqual(picture);
      const buckets = await sql("select id, public from storage.buckets order by id");
      expect(buckets).toEqual(["covers", "media"].map((id) => ({ id, public: true })));
    });
  });

  test("lets admins list the old covers bucket but not change it", async () => {
    const old = bucket("admin", "covers");
    expect((await old.upload("a.webp", picture, webp)).error).toMatchObject({ statusCode: "403" });
    await bucket("service", "covers").upload("a.webp", picture, webp);
    expect((await bucket("member", "covers").list()).data).toEqual([]);
    expect((await old.list()).data).toMatchObject([{ name: "a.webp" }]);
    await old.remove(["a.webp"]);
    expect(await stored()).toEqual(["a.webp"]);
  });

  test.for<[string, string, number]>([
    ["a JPEG", "image/jpeg", picture.length],
    ["an SVG", "image/svg+xml", picture.length],
    ["an HTML page", "text/html", picture.length],
    ["a picture over 5 MiB", "image/webp", limit + 1],
  ])("rejects %s", async ([_what, contentType, size]) => {
    const bytes = Buffer.alloc(size, picture);
    const { error } = await bucket("service").upload("no.webp", bytes, { contentType });
    expect(error).not.toBeNull();
    expect(await stored()).toEqual([]);
  });

  test("accepts a picture of exactly 5 MiB", async () => {
    const { error } = await bucket("service").upload(
      "full.webp",
      Buffer.alloc(limit, picture),
      webp,
    );
    expect(error).toBeNull();
  });
});
