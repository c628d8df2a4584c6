import { createHash } from "node:crypto";
import { cp } from "node:fs/promises";
import { setTimeout as wait } from "node:timers/promises";
import { request as playwright } from "@playwright/test";
import { afterAll, beforeAll, describe } from "vitest";
import { postForm } from "@/e2e/support/account-pages";
import { startFaultySite } from "@/e2e/support/faulty-site";
import { uniqueEmail } from "@/e2e/support/mail";
import { randomIp } from "@/e2e/support/random-ip";
import { serviceClient, storedMessages, storePost } from "@/e2e/support/stored";
import { testSite } from "@/e2e/support/test-site";
import { emptyPost } from "@/lib/posts/admin/fields/fields";
import { signInAsAdmin } from "../admin-session";
import { expect, test } from "../test";

/** Milliseconds after which every request must reflect an edit. */
const limit = 1_500;

describe.each([
  ["the same folder", testSite.distDir],
  ["a folder of its own", `${testSite.dir}/next-copy`],
])("two servers on one database, the second in %s", (_case, folder) => {
  const slug = `on-servers-${crypto.randomUUID().slice(0, 8)}`;
  const slugs = [slug, `${slug}-more`];
  let first: Server;
  let second: Server;
  let site: Awaited<ReturnType<typeof startFaultySite>>;
  const start = async () => {
    site = await startFaultySite(testSite.port + 17, { NEXT_DIST_DIR: folder });
    second = await open(site.url);
  };

  beforeAll(async () => {
    // The running server may replace a file meanwhile, which removes its draft.
    const filter = (path: string) => !path.endsWith(".draft");
    if (folder !== testSite.distDir)
      await cp(testSite.distDir, folder, { recursive: true, filter });
    first = await open(testSite.url);
    await start();
  });
  afterAll(async () => {
    for (const created of slugs) await first.remove(created);
    await site.stop();
  });

  test("an edit on either server shows on the other within 1.5 seconds", async () => {
    const see = async (editor: Server, reader: Server) => {
      const [slug, words] = [await stored(), unique()];
      slugs.push(slug);
      // Caches the post in memory.
      await reader.places(slug, words);
      await editor.save(slug, words);
      // The first request renders the image, from the cached post.
      await reader.image(slug);
      for (const saved = Date.now(); Date.now() - saved < limit; ) {
        await reader.places(slug, words);
        await wait(150);
      }
      expect(await reader.places(slug, words)).toEqual(everywhere);
      expect(await reader.image(slug)).toBe(await editor.image(slug));
    };
    await Promise.all([see(first, second), see(second, first)]);
  });

  test("a restarted server shows its own earlier edits and others made in the meantime", async () => {
    const [before, meanwhile] = [unique(), unique()];
    await second.save(slug, before);
    // Caches the pages before the server stops.
    await second.places(slug, before);
    await site.stop();
    await first.save(`${slug}-more`, meanwhile);
    await start();
    expect(await second.places(slug, before)).toEqual(everywhere);
    expect(await second.places(`${slug}-more`, meanwhile)).toEqual(everywhere);
  });

  // The remaining tests do not depend on the folder, so they run once.
  if (folder === testSite.distDir) return;

  test("a scheduled post appears on both servers when due, in list, feed, sitemap and search", async () => {
    const words = unique();
    const planned = `${slug}-planned`;
    slugs.push(planned);
    const posts = (await serviceClient()).from("blogs");
    const minute = new Date(Math.floor(Date.now() / 60_000) * 60_000).toISOString();
    await posts.insert({ title: words, slug: planned, content: words });
    const seen = () => Promise.all([first, second].map((server) => server.due(planned, words)));
    // Pages without the post are cached too.
    const nowhere = { page: false, list: false, feed: false, map: false, search: false };
    expect(await seen()).toEqual([nowhere, nowhere]);
    await posts.update({ publish_at: minute }).eq("slug", planned);
    // The job runs every second, but also sends mail, so the servers' time starts when it is done.
    const row = () => posts.select("created_at, publish_at").eq("slug", planned).single();
    await expect.poll(async () => (await row()).data?.publish_at).toBeNull();
    const due = { ...everywhere, map: true, search: true };
    await expect.poll(seen).toEqual([due, due]);
    expect(Date.parse((await row()).data?.created_at ?? "")).toBe(Date.parse(minute));
  });

  test("saving works while the tag table is unavailable, and other servers catch up later", async () => {
    site.faults.push({ table: "rpc/expire_tags" }, { table: "rpc/expired_tags_since" });
    for (const words of [unique(), unique()]) {
      await second.save(slug, words);
      expect(await second.places(slug, words)).toEqual(everywhere);
    }
    const reports = () => site.errors().match(/not shared with other servers/g);
    await expect.poll(reports).toHaveLength(1);
    // Known edits expire pages once more after two seconds.
    await wait(2_500);
    const words = unique();
    await first.places(slug, words);
    await second.save(slug, words);
    expect(await first.places(slug, words)).not.toEqual(everywhere);
    site.faults.length = 0;
    await expect.poll(() => first.places(slug, words)).toEqual(everywhere);
  });

  test("a form from one server can be submitted to the other", async ({ request }) => {
    const email = uniqueEmail();
    const fields = { user_name: "A visitor", user_email: email, message: "Hello" };
    await postForm(request, "/contact", fields, site.url);
    expect(await storedMessages(email)).toHaveLength(1);
  });
});

/** Stores a post without notifying any server, and returns its slug. */
async function stored(): Promise<string> {
  const slug = `on-servers-${crypto.randomUUID().slice(0, 8)}`;
  await storePost({ title: slug, slug, content: slug });
  return slug;
}

async function storedPost(slug: string) {
  const posts = (await serviceClient()).from("blogs");
  const { data } = await posts.select("id, updated_at").eq("slug", slug).maybeSingle();
  return data;
}

const unique = () => `word-${crypto.randomUUID()}`;
const everywhere = { page: true, list: true, feed: true };

type Server = Awaited<ReturnType<typeof open>>;

/** Opens a server as an admin who edits and reads its posts. */
async function open(url: string) {
  const extraHTTPHeaders = { "x-forwarded-for": randomIp() };
  const request = await playwright.newContext({ baseURL: url, extraHTTPHeaders });
  const admin = await signInAsAdmin(request, url);
  const has = async (path: string, words: string) =>
    // Retries once, since the server closes connections that were idle for 5 s.
    (await (await request.get(path, { maxRetries: 1 })).text()).includes(words);
  /** Checks on which pages a visitor sees the words. */
  const places = async (slug: string, words: string) => {
    const [page, list, feed] = await Promise.all([
      has(`/blog/${slug}`, words),
      has("/blog", words),
      has("/feed.xml", words),
    ]);
    return { page, list, feed };
  };
  return {
    /** Saves the words as title, content and excerpt. */
    async save(slug: string, words: string): Promise<void> {
      const stored = await storedPost(slug);
      const opened = stored && { id: stored.id, slug, updatedAt: stored.updated_at };
      const texts = { title: words, content: words, excerpt: words };
      const values = { ...emptyPost, ...texts, slug, published: true };
      const answer = await admin.call("savePost", { args: [opened, values] });
      expect(answer).toContain('"status":"saved"');
    },
    /** Returns the hash of the share image, which shows the title. */
    async image(slug: string): Promise<string> {
      const bytes = await (await request.get(`/social/blog/${slug}.png`)).body();
      return createHash("sha256").update(bytes).digest("hex");
    },
    async remove(slug: string): Promise<void> {
      const id = (await storedPost(slug))?.id ?? "";
      await admin.call("changePosts", { fields: { kind: "delete", id } });
    },
    places,
    /** Like `places`, but also checks search and the newest sitemap part. */
    async due(slug: string, words: string) {
      const index = await (await request.get("/sitemap.xml")).text();
      const parts = index.match(/\/sitemaps\/posts-\d+\.xml/g) ?? [];
      const [known, map, search] = await Promise.all([
        places(slug, words),
        has(parts.at(-1) ?? "", `/blog/${slug}`),
        has(`/api/search?q=${words}`, `/blog/${slug}`),
      ]);
      return { ...known, map, search };
    },
  };
}
