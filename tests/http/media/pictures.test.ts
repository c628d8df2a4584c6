import sharp from "sharp";
import { cookieOf, newAccount, seeded } from "@/e2e/support/accounts";
import { serviceClient } from "@/e2e/support/stored";
import { testSite } from "@/e2e/support/test-site";
import { emptyPost } from "@/lib/posts/admin/fields/fields";
import { signInAsAdmin } from "../admin-session";
import { test as faultyTest } from "../faults/faulty-test";
import { elementsIn, mainOf } from "../html";
import { expect, test } from "../test";

const background = "#0a7";
const file = await sharp({ create: { width: 800, height: 600, channels: 3, background } })
  .png()
  .toBuffer();

const adminHeaders = async () => ({
  cookie: await cookieOf(seeded.admin),
  origin: testSite.url,
});

test("restricts the media library to admins, and uploads to valid files from this site", async ({
  request,
}) => {
  const post = async (headers: Record<string, string>, data: Buffer = file) => {
    const answer = await request.post("/api/media", {
      headers: { origin: testSite.url, "content-type": "image/png", ...headers },
      data,
    });
    return answer.status();
  };
  const read = async (headers: Record<string, string>) =>
    (await request.get("/api/media", { headers })).status();
  for (const cookie of ["", await cookieOf(seeded.visitor)]) {
    expect(await post({ cookie })).toBe(401);
    expect(await read({ cookie })).toBe(401);
  }
  const headers = await adminHeaders();
  expect(await post({ ...headers, origin: "https://elsewhere.example" })).toBe(403);
  expect(await post(headers, Buffer.alloc(11 * 1024 * 1024, 1))).toBe(413);
  expect(await post(headers, Buffer.from("MZ"))).toBe(422);
  expect(await post(headers)).toBe(201);
  expect(await read(headers)).toBe(200);
});

test("accepts a picture from the form without JavaScript, and shows the result", async ({
  request,
}) => {
  const headers = await adminHeaders();
  const upload = async (buffer: Buffer) => {
    const answer = await request.post("/api/media", {
      headers,
      multipart: { file: { name: "nest.png", mimeType: "image/png", buffer } },
      maxRedirects: 0,
    });
    expect(answer.status()).toBe(303);
    const [cookie = ""] = (answer.headers()["set-cookie"] ?? "").split(";");
    const shown = { headers: { cookie: `${headers.cookie}; ${cookie}` } };
    return (await request.get(answer.headers().location ?? "", shown)).text();
  };
  expect(await upload(file)).toContain("1 image uploaded.");
  expect(await upload(Buffer.from("MZ"))).toContain("not a JPEG, PNG, WebP, AVIF or GIF");
  expect(await upload(Buffer.alloc(10 * 1024 * 1024 + 1, 1))).toContain("larger than 10 MB");
});

test("uploading the same file again returns the existing picture with its original name", async ({
  request,
}) => {
  const headers = { ...(await adminHeaders()), "content-type": "image/png" };
  const data = await sharp({ create: { width: 90, height: 60, channels: 3, background: "#c0a" } })
    .png()
    .toBuffer();
  const name = `${crypto.randomUUID()} é.png`;
  const upload = async (name: string) => {
    const named = { ...headers, "x-file-name": encodeURIComponent(name) };
    return (await request.post("/api/media", { headers: named, data })).json();
  };
  const { picture } = await upload(name);
  expect(picture.name).toBe(name);
  expect(await upload("another.png")).toEqual({ picture });
  const query = new URLSearchParams({ q: name.slice(0, 36) });
  const found = await (await request.get(`/api/media?${query}`, { headers })).json();
  expect(found).toMatchObject({ total: 1, rows: [{ id: picture.id, used: 0 }] });
});

test("a post's page offers its cover as WebP and in several sizes as AVIF", async ({
  request,
  onTestFinished,
}) => {
  const headers = { ...(await adminHeaders()), "content-type": "image/png" };
  const data = await sharp({ create: { width: 2400, height: 1350, channels: 3, background } })
    .png()
    .toBuffer();
  const { picture } = await (await request.post("/api/media", { headers, data })).json();
  const slug = `cover-${crypto.randomUUID()}`;
  const posts = (await serviceClient()).from("blogs");
  onTestFinished(async () => void (await posts.delete().eq("slug", slug)));
  const cover = { cover_image: picture.path, cover_alt: "A green field" };
  await posts.insert({ title: slug, slug, content: "Text.", published: true, ...cover });
  const elements = elementsIn(mainOf(await (await request.get(`/blog/${slug}`)).text()));
  const shown = elements.findIndex(({ attributes }) => attributes.alt === "A green field");
  const fallback = await request.get(elements[shown]?.attributes.src ?? "");
  expect(fallback.headers()["content-type"]).toBe("image/webp");
  const sources = elements[shown - 1]?.attributes.srcset?.split(", ") ?? [];
  expect(sources.map((source) => source.split(" ")[1])).toEqual(["720w", "1080w", "1600w"]);
  for (const source of sources) {
    const [path = "", width = ""] = source.split(" ");
    const file = await request.get(path);
    expect(file.headers()).toMatchObject({
      "content-type": "image/avif",
      "cache-control": "public, max-age=31536000, s-maxage=31536000, immutable",
    });
    expect((await sharp(await file.body()).metadata()).width).toBe(Number.parseInt(width, 10));
  }
});

test("offers authors the alt text of their own pictures only", async ({ request }) => {
  const cookie = await cookieOf(await newAccount({ role: "author" }));
  const word = crypto.randomUUID();
  const headers = { ...(await adminHeaders()), "content-type": "image/png" };
  for (const [name, own] of Object.entries({ own: { cookie }, other: {} })) {
    const size = { width: name.length, height: 30, channels: 3 as const };
    const create = { ...size, background: `#${word.slice(0, 6)}` };
    const data = await sharp({ create }).png().toBuffer();
    const named = { ...headers, ...own, "x-file-name": `${word}-${name}` };
    expect((await request.post("/api/media", { headers: named, data })).status()).toBe(201);
  }
  const read = async (cookie: string) =>
    mainOf(await (await request.get(`/admin/media?q=${word}`, { headers: { cookie } })).text());
  for (const [viewer, seesBoth] of [
    [cookie, false],
    [headers.cookie, true],
  ] as const) {
    const html = await read(viewer);
    expect(html).toContain(`Save alt text for ${word}-own`);
    expect(html.includes(`Save alt text for ${word}-other`)).toBe(seesBoth);
  }
});

test("a cover from before the media library keeps its URL", async ({ request }) => {
  const id = crypto.randomUUID();
  const options = { contentType: "image/webp" };
  const client = await serviceClient();
  await client.storage.from("covers").upload(`${id}/720.webp`, file, options);
  expect((await request.get(`/covers/${id}/720.webp`)).status()).toBe(200);
  expect((await request.get(`/media/${id}/720.webp`)).status()).toBe(404);
});

test("returns 404 for paths without a picture", async ({ request }) => {
  const id = crypto.randomUUID();
  const files = ["720.avif", "x.webp", "720x9-animated.webp", "720x9-..%2fx.webp", "720.svg"];
  const paths = [...files.map((name) => `${id}/${name}`), "..%2f..%2fx/720.webp"];
  for (const path of paths.flatMap((path) => [`/media/${path}`, `/covers/${path}`])) {
    expect((await request.get(path)).status(), path).toBe(404);
  }
});

faultyTest(
  "a picture that was read once is shown while the storage is away; another is not available, and no proxy keeps that",
  async ({ request, site }) => {
    const headers = { ...(await adminHeaders()), "content-type": "image/png" };
    const { picture } = await (
      await request.post(`${testSite.url}/api/media`, { headers, data: file })
    ).json();
    const read = async (path: string) => {
      const answer = await fetch(site.url + path);
      const bytes = Buffer.from(await answer.arrayBuffer());
      return { status: answer.status, kept: answer.headers.get("cache-control"), bytes };
    };
    const first = await read(picture.path);
    expect(first).toMatchObject({
      status: 200,
      kept: "public, max-age=31536000, s-maxage=31536000, immutable",
    });
    site.breakDatabase("down");
    expect(await read(picture.path)).toEqual(first);
    const unread = await read(picture.path.replace(/[^/]+$/, "720.avif"));
    expect(unread).toMatchObject({ status: 503, kept: "no-store" });
  },
);

test.for([
  "https://localhost",
  "https://127.0.0.1",
  "https://[::ffff:169.254.169.254]",
  "https://10.0.0.1",
])("rejects a post with a cover at %s", async (origin, { request }) => {
  const admin = await signInAsAdmin(request);
  const slug = `cover-${crypto.randomUUID()}`;
  const texts = { ...emptyPost, title: slug, content: slug };
  const values = { ...texts, slug, cover_image: `${origin}/a.png`, published: true };
  const answer = await admin.call("savePost", { args: [null, values] });
  expect(answer).toContain("not on a public web server");
  expect((await request.get(`/blog/${slug}`)).status()).toBe(404);
});
