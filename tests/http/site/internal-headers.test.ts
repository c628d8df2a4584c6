import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { storePost } from "@/e2e/support/stored";
import { testSite } from "@/e2e/support/test-site";
import { expect, test } from "../test";

test("a visitor who knows the preview key cannot force a cached page to re-render", async ({
  request,
}) => {
  const manifest = await readFile(join(testSite.distDir, "prerender-manifest.json"), "utf8");
  const { previewModeId } = JSON.parse(manifest).preview;
  expect(previewModeId).toMatch(/^[0-9a-f]{32}$/);
  const key: Record<string, string> = { "x-prerender-revalidate": previewModeId };
  for (const headers of [key, { ...key, "x-prerender-revalidate-if-generated": "1" }]) {
    // Edits from the previous test file expire the page again two seconds later.
    await expect
      .poll(async () => {
        const answer = await request.get("/terms", { headers });
        return [answer.status(), answer.headers()["x-nextjs-cache"]];
      })
      .toEqual([200, "HIT"]);
  }
});

test("a visitor's policy has no effect on a page that is rendered for all", async ({
  request,
  onTestFinished,
}) => {
  const slug = `policy-${crypto.randomUUID().slice(0, 8)}`;
  onTestFinished(await storePost({ title: "A post", slug, content: "Some text." }));
  const headers = { "content-security-policy": "script-src 'nonce-abcdefghijklmnop'" };
  const first = await request.get(`/blog/${slug}`, { headers });
  expect(first.status()).toBe(200);
  for (const answer of [first, await request.get(`/blog/${slug}`)]) {
    const html = await answer.text();
    expect(html).not.toContain("abcdefghijklmnop");
    const scripts = [...html.matchAll(/<script(?: id="_R_")?>(.*?)<\/script>/gs)];
    expect(scripts.length).toBeGreaterThan(0);
    for (const [, code = ""] of scripts) {
      const hash = createHash("sha256").update(code).digest("base64");
      expect(answer.headers()["content-security-policy"]).toContain(`'sha256-${hash}'`);
    }
  }
});
