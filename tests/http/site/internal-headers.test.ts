import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { testSite } from "@/e2e/support/test-site";
import { expect, test } from "../test";

test("a visitor who knows the preview key cannot force a cached page to re-render", async ({
  request,
}) => {
  const manifest = await readFile(join(testSite.distDir, "prerender-manifest.json"), "utf8");
  const { previewModeId } = JSON.parse(manifest).preview;
  expect(previewModeId).toMatch(/^[0-9a-f]{32}$/);
  await request.get("/terms");
  const key: Record<string, string> = { "x-prerender-revalidate": previewModeId };
  for (const headers of [key, { ...key, "x-prerender-revalidate-if-generated": "1" }]) {
    const answer = await request.get("/terms", { headers });
    expect([answer.status(), answer.headers()["x-nextjs-cache"]]).toEqual([200, "HIT"]);
  }
});
