import { gzipSync } from "node:zlib";
import type { Request } from "@playwright/test";
import { expect, test } from "../support/fixtures";
import { pages } from "../support/pages";

for (const path of pages) {
  test(`${path} loads at most 165 KB of JavaScript before any interaction, none of it Supabase's`, async ({
    page,
  }) => {
    const requests: Request[] = [];
    page.on("requestfinished", (request) => requests.push(request));
    await page.goto(path, { waitUntil: "networkidle" });
    const scripts = await Promise.all(
      requests
        .filter((request) => request.resourceType() === "script")
        .map(async (request) => (await request.response())?.body() ?? Buffer.of()),
    );
    const total = scripts.reduce((sum, body) => sum + gzipSync(body).length, 0);
    test
      .info()
      .annotations.push({ type: "JavaScript", description: `${Math.round(total / 1024)} KB gzip` });
    expect(scripts.length).toBeGreaterThan(0);
    expect(total).toBeLessThanOrEqual(165 * 1024);
    for (const body of scripts) expect(body.toString()).not.toMatch(/supabase/i);
  });
}
