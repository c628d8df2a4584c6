import { headingOf, mainOf, textOf } from "@/tests/http/html";
import { test as faultyTest } from "../faults/faulty-test";
import { expect, test } from "../test";

const hostile = [
  "",
  "the of and",
  "' or true; -- \" \\ % _",
  "!!! & | ( : * <->",
  "<script>alert(1)</script>",
  "a\u0000b\ud800c",
  "🐦 👩‍👩‍👧 日本語",
  "\u202eשלום مرحبا",
  "x".repeat(200),
];
const path = (base: string, query: string) =>
  `${base}?${new URLSearchParams({ q: query.toWellFormed() })}`;

test("search results are cacheable for a minute and served as inert JSON", async ({ request }) => {
  const response = await request.get(path("/api/search", "forms finish"));
  expect(response.status()).toBe(200);
  const headers = response.headers();
  expect(headers["cache-control"]).toBe("public, max-age=60, s-maxage=60");
  expect(headers["content-type"]).toBe("application/json");
  expect(headers["content-security-policy"]).toContain("default-src 'none'");
  expect(headers["x-content-type-options"]).toBe("nosniff");
  const { query, results, near } = await response.json();
  expect(query).toBe("forms finish");
  expect(results[0]).toMatchObject({ kind: "article", href: "/blog/forms-people-finish" });
  expect(results[0].title).toEqual(["", "Forms", " people ", "finish", ""]);
  expect(near).toEqual([]);
});

test("finds articles, projects and pages by whole words and a prefix of the last one", async ({
  request,
}) => {
  const hrefs = async (query: string) => {
    const { results } = await (await request.get(path("/api/search", query))).json();
    return results.map(({ href }: { href: string }) => href);
  };
  expect(await hrefs("roost")).toContain("/portfolio/9");
  expect(await hrefs("moderat")).toContain("/portfolio/9");
  expect(await hrefs("privacy")).toContain("/privacy");
  expect(await hrefs("starter")).toContain("/#pricing");
  expect(await hrefs("accessib")).toContain("/blog/accessibility-in-an-afternoon");
  expect(await hrefs("")).toEqual([]);
});

test("no query causes an error, however hostile", async ({ request }) => {
  for (const query of hostile) {
    expect((await request.get(path("/api/search", query))).status(), query).toBe(200);
    const page = await request.get(path("/search", query));
    expect(page.status(), query).toBe(200);
    expect(headingOf(await page.text())).toBe("Search");
  }
  for (const query of ["q=%00%ff%", "q=a&q=b", "q[]=a", "p=1"]) {
    expect((await request.get(`/api/search?${query}`)).status(), query).toBe(200);
    expect((await request.get(`/search?${query}`)).status(), query).toBe(200);
  }
});

test("rejects a search that is too long and keeps it in the field", async ({ request }) => {
  const query = "word ".repeat(2_000).trim();
  const answer = await request.get(path("/api/search", query));
  expect(answer.status()).toBe(400);
  expect((await answer.json()).error).toContain("up to 200 characters");
  const page = await request.get(path("/search", query));
  expect(page.status()).toBe(400);
  const html = mainOf(await page.text());
  expect(html).toContain(`value="${query}"`);
  expect(html).toMatch(/aria-describedby="search-hint search-error"/);
  expect(textOf(html)).toContain("Use fewer words.");
});

test("the search page highlights matches and is not indexed", async ({ request }) => {
  const page = await request.get(path("/search", "forms finish <i>"));
  expect(page.headers()["cache-control"]).toBe("private, no-store");
  expect(page.headers()["x-robots-tag"]).toBe("noindex, nofollow");
  const html = await page.text();
  expect(html).toContain('<meta name="robots" content="noindex, nofollow"/>');
  const main = mainOf(html);
  expect(main).not.toContain("<i>");
  expect(main).toMatch(/<a href="\/blog\/forms-people-finish"><mark[^>]*>Forms<\/mark> people/);
  expect((await (await request.get("/sitemaps/pages-1.xml")).text()).includes("/search")).toBe(
    false,
  );
});

test("without JavaScript, the header links to a form that finds projects too", async ({
  request,
}) => {
  const html = await (await request.get(path("/search", "roost"))).text();
  expect(html).toMatch(/<header.*<a [^>]*href="\/search".*<\/header>/s);
  expect(mainOf(html)).toMatch(
    /<form [^>]*action="\/search".*<input [^>]*name="q".*<button type="submit"/s,
  );
  expect(mainOf(html)).toContain('href="/portfolio/9"');
});

test("suggests similar titles and other pages when nothing is found", async ({ request }) => {
  const main = mainOf(await (await request.get(path("/search", "accesibilty"))).text());
  expect(textOf(main)).toContain("No results for “accesibilty”");
  expect(main).toContain('href="/blog/accessibility-in-an-afternoon"');
  expect(main).toContain('href="/portfolio"');
});

test("allows 120 searches a minute per IP", async ({ request }) => {
  // Playwright delays some of so many concurrent requests by seconds.
  const ask = () => request.get(path("/api/search", "roost"));
  for (let count = 0; count < 120; count++) expect((await ask()).status()).toBe(200);
  const limited = await ask();
  expect(limited.status()).toBe(429);
  expect(Number(limited.headers()["retry-after"])).toBeGreaterThan(0);
  expect(limited.headers()["cache-control"]).toBe("no-store");
});

faultyTest("without the database, the search says so", async ({ request, site }) => {
  site.breakDatabase("down");
  const answer = await request.get(path("/api/search", "forms"));
  expect(answer.status()).toBe(503);
  expect(answer.headers()["cache-control"]).toBe("no-store");
  const page = await request.get(path("/search", "forms"));
  const main = mainOf(await page.text());
  expect(textOf(main)).toContain("Search isn't available right now.");
  expect(main).toContain('value="forms"');
});
