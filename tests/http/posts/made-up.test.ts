import { vi } from "vitest";
import { serviceClient } from "@/e2e/support/stored";
import { headingOf } from "../html";
import { expect, test } from "../test";

/** Retries `check` until it holds, for as long as other expectations are polled. */
const settled = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 10_000 });

const word = () => crypto.randomUUID().slice(0, 8);

/** Paths that lead to nothing, and the heading of their page. */
test.for([
  ["/blog/made-up-WORD", "Blog Post Not Found"],
  ["/blog/no_slug_WORD", "Blog Post Not Found"],
  ["/blog/%ffWORD", "Blog Post Not Found"],
  ["/blog/tag/made-up-WORD", "Page not found"],
  ["/blog/tag/WORD/page/2", "Page not found"],
  ["/blog/page/0WORD", "Page not found"],
  ["/blog/archive/0WORD/page/2", "Page not found"],
  ["/portfolio/xWORD", "Project not found"],
] as const)("one page is stored for all paths such as %s", async ([kind, heading], { request }) => {
  const ask = (headers = {}) => request.get(kind.replace("WORD", word()), { headers });
  // An edit in the file before this one expires the page again two seconds later.
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

test("a post is there as soon as it is published, though its path was asked for before", async ({
  request,
}) => {
  let slug = "";
  // A path that was rendered has its missing post cached, so each try takes another one.
  await settled(async () => {
    slug = `later-${word()}`;
    expect((await request.get(`/blog/${slug}`)).headers()["x-nextjs-cache"]).toBe("HIT");
  });
  const posts = (await serviceClient()).from("blogs");
  const row = { title: "Published later", slug, content: "Text.", published: true };
  const { error } = await posts.insert(row);
  expect(error).toBeNull();
  const shown = await request.get(`/blog/${slug}`);
  expect([shown.status(), headingOf(await shown.text())]).toEqual([200, row.title]);
  await posts.delete().eq("slug", slug);
});
