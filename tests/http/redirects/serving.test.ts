import { setTimeout as wait } from "node:timers/promises";
import type { APIRequestContext } from "@playwright/test";
import { onTestFinished } from "vitest";
import { seeded } from "@/e2e/support/accounts";
import { startFaultySite } from "@/e2e/support/faulty-site";
import {
  deleteRedirect,
  storedMissing,
  storedRedirect,
  storeRedirects,
} from "@/e2e/support/redirects";
import { serviceClient, storePost } from "@/e2e/support/stored";
import { testSite } from "@/e2e/support/test-site";
import { signIn } from "../draft-session";
import { headingOf } from "../html";
import { expect, test } from "../test";

const word = () => crypto.randomUUID().slice(0, 8);

/** Milliseconds after which the server checks for new redirects. */
const known = 1_100;

const untouched = { maxRedirects: 0 };

/** Resolves once the server has loaded all redirects stored so far, which it reads in order. */
async function learnRedirects(request: APIRequestContext): Promise<void> {
  const source = `/known-${word()}`;
  await storeRedirects([{ source, target: "/about" }]);
  await expect.poll(async () => (await request.get(source, untouched)).status()).toBe(308);
}

const kinds =
  "/old-WORD /2019/05/WORD.html /caf%C3%A9/WORD /blog/WORD /blog/no_slug_WORD /blog/tag/WORD " +
  "/blog/archive/WORD /blog/page/WORD /portfolio/WORD /wp-content/uploads/WORD.jpg";

test("a new redirect applies to any kind of unknown path until it is deleted", async ({
  request,
}) => {
  const paths = kinds.split(" ").map((kind) => kind.replace("WORD", word()));
  const ask = async (path: string) => {
    const answer = await request.get(path, untouched);
    return [answer.status(), answer.headers().location, answer.headers()["cache-control"]];
  };
  for (const path of paths) expect((await ask(path))[0], path).toBe(404);
  const stored = await storeRedirects(
    paths.map((source) => ({ source, target: "/about#team", status: 301 })),
  );
  expect(new Set(stored.map(({ status }) => status))).toEqual(new Set(["stored"]));
  await learnRedirects(request);
  const moved = [301, "/about?utm=a#team", "public, max-age=0, must-revalidate"];
  for (const path of paths) {
    expect(await ask(`${path}?utm=a`), path).toEqual(moved);
    if (!path.startsWith("/blog/")) expect(await ask(`${path}/?utm=a`), path).toEqual(moved);
    await deleteRedirect(path);
  }
  await learnRedirects(request);
  for (const path of paths) expect((await ask(path))[0], path).toBe(404);
});

test("a path marked as gone returns 410 with the not-found page", async ({ request }) => {
  const path = `/gone-${word()}`;
  await storeRedirects([{ source: path, target: null }]);
  await learnRedirects(request);
  const answer = await request.get(path);
  expect([answer.status(), headingOf(await answer.text())]).toEqual([410, "Page not found"]);
  expect((await request.head(path)).status()).toBe(410);
});

test("a post published at a redirected path takes precedence", async ({ request }) => {
  const slug = `wins-${word()}`;
  const path = `/blog/${slug}`;
  await storeRedirects([{ source: path, target: "/about" }]);
  await learnRedirects(request);
  expect((await request.get(path, untouched)).status()).toBe(308);
  const remove = await storePost({ title: "Published here", slug, content: "Text." });
  const shown = await request.get(path, untouched);
  expect([shown.status(), headingOf(await shown.text())]).toEqual([200, "Published here"]);
  await remove();
});

test("counts visits to redirects, changed slugs and missing paths", async ({ request }) => {
  const [old, lost, slug] = [`/old-${word()}`, `/lost-%C3%BC-${word()}`, `before-${word()}`];
  await storeRedirects([{ source: old, target: "/about" }]);
  await storePost({ title: "Moved", slug, content: "Text." });
  const posts = (await serviceClient()).from("blogs");
  await posts.update({ slug: `${slug}-after` }).eq("slug", slug);
  await learnRedirects(request);
  for (const path of [old, lost, `/blog/${slug}`, `${lost}.php`]) {
    for (let n = 0; n < 3; n++) await request.get(`${path}?secret=${word()}`, untouched);
  }
  await request.head(old, untouched);
  // Counts are stored in batches, so each is awaited.
  const eventually = (read: () => Promise<unknown>) => expect.poll(read);
  await eventually(() => storedRedirect(old)).toMatchObject({ hits: 3 });
  await eventually(() => storedRedirect(`/blog/${slug}`)).toMatchObject({
    hits: 3,
    target: `/blog/${slug}-after`,
  });
  await eventually(() => storedMissing(lost)).toMatchObject({ hits: 3, is_ignored: false });
  expect(await storedMissing(`${lost}.php`)).toBeNull();
  await posts.delete().eq("slug", `${slug}-after`);
});

test("redirects an admin in Draft Mode too, except where there is a draft", async ({ request }) => {
  const slug = `draft-${word()}`;
  const path = `/blog/${slug}`;
  await storeRedirects([{ source: path, target: "/about" }]);
  await learnRedirects(request);
  const { both: cookie } = await signIn(request, seeded.admin);
  const open = () => request.get(path, { headers: { cookie }, ...untouched });
  const moved = await open();
  expect([moved.status(), new URL(moved.headers().location ?? "", testSite.url).pathname]).toEqual([
    ...[308, "/about"],
  ]);
  const posts = (await serviceClient()).from("blogs");
  await posts.insert({ title: "A draft", slug, content: "Text." });
  expect(headingOf(await (await open()).text())).toBe("A draft");
  await posts.delete().eq("slug", slug);
});

test("redirects and not-found pages work while the database is down", async ({ request }) => {
  const path = `/known-${word()}`;
  await storeRedirects([{ source: path, target: "/about" }]);
  const site = await startFaultySite(testSite.port + 17);
  onTestFinished(() => site.stop());
  await expect.poll(async () => (await request.get(site.url + path, untouched)).status()).toBe(308);
  site.faults.push({ table: "rpc/redirects_since" }, { table: "rpc/count_paths" });
  await wait(known);
  expect((await request.get(site.url + path, untouched)).status()).toBe(308);
  const none = await request.get(`${site.url}/none-${word()}`);
  expect([none.status(), headingOf(await none.text())]).toEqual([404, "Page not found"]);
  // Stopping stores the counts.
  await site.stop();
  expect(site.errors()).toContain("Redirects are not counted");
  expect(site.errors().match(/Redirects are not refreshed/g)).toHaveLength(1);
});
