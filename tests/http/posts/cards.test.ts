import { randomUUID } from "node:crypto";
import { serviceClient } from "@/e2e/support/stored";
import { template } from "@/e2e/support/test-site";
import { emptyPost } from "@/lib/posts/admin/fields/fields";
import { deletePosts, signInAsAdmin } from "../admin-session";
import { test as base, expect } from "../test";

/** Saves posts as an admin, and deletes them after the test. */
const test = base.extend("save", async ({ request }, { onCleanup }) => {
  const admin = await signInAsAdmin(request);
  const word = randomUUID();
  onCleanup(() => deletePosts(admin, `%${word}`));
  return async (
    name: string,
    change: { title?: string; content?: string; published?: boolean },
  ) => {
    const slug = `${name}-${word}`;
    const posts = (await serviceClient()).from("blogs");
    const { data } = await posts.select("id, slug, updated_at").eq("slug", slug).maybeSingle();
    const opened = data && { id: data.id, slug, updatedAt: data.updated_at };
    const post = { title: name, slug, content: "Text.", published: true, ...change };
    const values = { ...emptyPost, ...post };
    expect(await admin.call("savePost", { args: [opened, values] })).toContain('"status":"saved"');
    return `/blog/${slug}`;
  };
});

test("a link card shows the current title and excerpt of its post", async ({ request, save }) => {
  const target = await save("target", { title: "Before & after", content: "The words." });
  const content = `${template.url}${target}\n\n[My words](${target})\n\n[Roost](/portfolio/9)`;
  const path = await save("cards", { content });
  const html = async () => (await request.get(path)).text();
  const card = (title: string, excerpt: string) =>
    `<p class="link-card"><a href="${target}" data-page="">${title}</a> <span>${excerpt}</span></p>`;
  const before = await html();
  expect(before).toContain(card("Before &#x26; after", "The words."));
  expect(before).toContain(card("My words", "The words."));
  expect(before).toMatch(/"\/portfolio\/9" data-page="">Roost<\/a> <span>A media and community/);
  // Posts published by other tests expire every page, so wait until this one is cached.
  await expect.poll(async () => (await request.get(path)).headers()["x-nextjs-cache"]).toBe("HIT");

  await save("target", { title: "Another title", content: "Other words." });
  expect(await html()).toContain(card("Another title", "Other words."));
  await save("target", { title: "Another title", published: false });
  expect(await html()).not.toMatch(/Another title|Other words/);
});

test("only a post with a video allows the video frame and relaxes the embedder policy", async ({
  request,
  save,
}) => {
  const policies = async (path: string) => {
    const headers = (await request.get(path)).headers();
    const frames = headers["content-security-policy"]?.includes("https://www.youtube-nocookie.com");
    return [frames, headers["cross-origin-embedder-policy"]];
  };
  const path = await save("video", { content: "https://youtu.be/dQw4w9WgXcQ" });
  expect(await policies(path)).toEqual([true, "unsafe-none"]);
  expect(await policies("/blog")).toEqual([false, "credentialless"]);
});
