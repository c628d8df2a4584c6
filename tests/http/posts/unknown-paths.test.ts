import { vi } from "vitest";
import { storePost } from "@/e2e/support/stored";
import { headingOf } from "../html";
import { expect, test } from "../test";

/** Retries `check` until it passes, with the same timeout as `expect.poll`. */
const settled = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 30_000 });

const word = () => crypto.randomUUID().slice(0, 8);

/** Unknown paths, and the heading of their page. */
test.for([
  ["/blog/made-up-WORD", "Blog Post Not Found"],
  ["/blog/no_slug_WORD", "Blog Post Not Found"],
  ["/blog/%ffWORD", "Blog Post Not Found"],
  ["/blog/tag/made-up-WORD", "Page not found"],
  ["/blog/tag/WORD/page/2", "Page not found"],
  ["/blog/page/0WORD", "Page not found"],
  ["/blog/archive/0WORD/page/2", "Page not found"],
  ["/portfolio/xWORD", "Project not found"],
] as const)("caches a single page for all paths like %s", async ([kind, heading], { request }) => {
  const ask = (headers = {}) => request.get(kind.replace("WORD", word()), { headers });
  // Edits from the previous test file expire the page again two seconds later.
  await settled(async () => {
    const first = await ask();
    const second = await ask();
    for (const answer of [first, second]) {
      expect([answer.status(), answer.headers()["x-nextjs-cache"]]).toEqual([404, "HIT"]);
      expect(headingOf(await answer.text())).toBe(heading);
      expect(answer.headers()["content-security-policy"]).toContain("'sha256-");
    }
    expect(await second.text()).toBe(await first.text());
    expect(second.headers().etag).toBe(first.headers().etag);
    expect(second.headers()["cache-control"]).toBe(first.headers()["cache-control"]);
    expect((await ask({ rsc: "1" })).headers()["x-nextjs-cache"]).toBe("HIT");
  });
});

test("a post appears as soon as it is published, even if its path was requested before", async ({
  request,
  onTestFinished,
}) => {
  let slug = "";
  // A rendered path is cached as missing, so each try uses a new path.
  await settled(async () => {
    slug = `later-${word()}`;
    expect((await request.get(`/blog/${slug}`)).headers()["x-nextjs-cache"]).toBe("HIT");
  });
  onTestFinished(await storePost({ title: "Published later", slug, content: "Text." }));
  const shown = await request.get(`/blog/${slug}`);
  expect([shown.status(), headingOf(await shown.text())]).toEqual([200, "Published later"]);
});
