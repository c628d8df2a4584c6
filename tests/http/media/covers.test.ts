import sharp from "sharp";
import { cookieHeader, newAccount, seeded, sessionCookies } from "@/e2e/support/accounts";
import { startFaultySite } from "@/e2e/support/faulty-site";
import { testSite } from "@/e2e/support/test-site";
import { signInAsAdmin } from "../admin-session";
import { expect, test } from "../test";

const background = "#0a7";
const file = await sharp({ create: { width: 800, height: 600, channels: 3, background } })
  .png()
  .toBuffer();

test("covers are taken from admins only, from this site only, and of their size only", async ({
  request,
}) => {
  const post = async (headers: Record<string, string>, data: Buffer = file) => {
    const answer = await request.post("/api/covers", {
      headers: { origin: testSite.url, "content-type": "image/png", ...headers },
      data,
    });
    return answer.status();
  };
  const cookieOf = async (account: { email: string; password: string }) =>
    cookieHeader(await sessionCookies(account));
  const admin = { cookie: await cookieOf(seeded.admin) };
  expect(await post({})).toBe(401);
  expect(await post({ cookie: await cookieOf(seeded.visitor) })).toBe(401);
  expect(await post({ cookie: await cookieOf(await newAccount()) })).toBe(401);
  expect(await post({ ...admin, origin: "https://elsewhere.example" })).toBe(403);
  expect(await post(admin, Buffer.alloc(6 * 1024 * 1024, 1))).toBe(413);
  expect(await post(admin)).toBe(201);
});

test("an address without a cover answers 404", async ({ request }) => {
  const id = crypto.randomUUID();
  for (const path of [`${id}/720.avif`, `${id}/x.webp`, "..%2f..%2fx/720.webp", `${id}/720.svg`]) {
    expect((await request.get(`/covers/${path}`)).status(), path).toBe(404);
  }
});

test("a cover that was read once is shown while the storage is away; another is not available, and no proxy keeps that", async ({
  request,
  onTestFinished,
}) => {
  const cookie = cookieHeader(await sessionCookies(seeded.admin));
  const headers = { cookie, origin: testSite.url, "content-type": "image/png" };
  const { url } = await (await request.post("/api/covers", { headers, data: file })).json();
  const site = await startFaultySite(testSite.port + 14);
  onTestFinished(() => site.stop());
  const read = async (path: string) => {
    const answer = await fetch(site.url + path);
    const bytes = Buffer.from(await answer.arrayBuffer());
    return { status: answer.status, kept: answer.headers.get("cache-control"), bytes };
  };
  const first = await read(url);
  expect(first).toMatchObject({
    status: 200,
    kept: "public, max-age=31536000, s-maxage=31536000, immutable",
  });
  await site.disconnect();
  expect(await read(url)).toEqual(first);
  const unread = await read(url.replace("800.webp", "720.avif"));
  expect(unread).toMatchObject({ status: 503, kept: "no-store" });
});

test.for([
  "https://localhost",
  "https://127.0.0.1",
  "https://[::ffff:169.254.169.254]",
  "https://10.0.0.1",
])("a cover at %s is asked nothing, and the post is not saved", async (origin, { request }) => {
  const admin = await signInAsAdmin(request);
  const slug = `cover-${crypto.randomUUID()}`;
  const texts = { title: slug, content: slug, excerpt: "", cover_alt: "", tags: [] };
  const values = { ...texts, slug, cover_image: `${origin}/a.png`, published: true };
  const answer = await admin.call("savePost", { args: [null, values] });
  expect(answer).toContain("does not lead to a public web server");
  expect((await request.get(`/blog/${slug}`)).status()).toBe(404);
});
