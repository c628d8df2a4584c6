import { gzipSync } from "node:zlib";
import { expect, type Page, type Request, test } from "@playwright/test";

/** Gzipped bytes allowed for all scripts before any interaction. */
const maxScripts = 145 * 1024;

/** Limit for /get-started, which has the slot picker and prices in two currencies. */
const maxPickerScripts = 147 * 1024;

/** Limit for the post editor. */
export const maxEditorScripts = 330 * 1024;

/** Records the site's scripts from now on. The returned check fails if they are too large. */
export function watchScripts(page: Page, maxBytes?: number): () => Promise<void> {
  const requests: Request[] = [];
  page.on("requestfinished", (request) => {
    const own = new URL(request.url()).pathname.startsWith("/_next/");
    if (own && request.resourceType() === "script") requests.push(request);
  });
  return async () => {
    const bodies = await Promise.all(
      requests.map(async (request) => (await request.response())?.body() ?? Buffer.of()),
    );
    const total = bodies.reduce((sum, body) => sum + gzipSync(body).length, 0);
    test
      .info()
      .annotations.push({ type: "scripts", description: `${Math.round(total / 1024)} KB` });
    expect(bodies.length).toBeGreaterThan(0);
    const max = maxBytes ?? (page.url().includes("/get-started") ? maxPickerScripts : maxScripts);
    expect(total, "bytes of JavaScript before any interaction").toBeLessThanOrEqual(max);
    for (const body of bodies) expect(body.toString()).not.toMatch(/supabase/i);
  };
}
