import { setTimeout as wait } from "node:timers/promises";
import { failures } from "@/content/failure-pages";
import { cookieOf, madeUpCookie, seeded } from "@/e2e/support/accounts";
import { actionId } from "@/e2e/support/admin-action-calls";
import { databaseFaultNames as faults, unreadable } from "@/e2e/support/database-faults";
import { serviceClient, storePost } from "@/e2e/support/stored";
import { searchStrings } from "@/lib/search/strings";
import { expectFailurePage } from "../failure-page";
import { textOf } from "../html";
import { expect, inTime, test } from "./faulty-test";

/** Expected statuses of a page that is cached or reads nothing from the database. */
const always = Object.fromEntries(faults.map((fault) => [fault, 200]));

/** Returns the expected statuses of a page that reads the database; `status` is the usual one. */
const reading = (status: number) =>
  Object.fromEntries(faults.map((fault) => [fault, unreadable.includes(fault) ? 500 : status]));

type Cell = {
  name: string;
  path: (word: string) => string;
  status: Record<string, number>;
  /** The static page shown when this one fails. */
  failure?: (typeof failures)["post" | "blog"];
  /** The page's own message when data is missing. */
  text?: string;
};

const stored: Cell[] = [
  { name: "a stored page", path: () => "/about", status: always },
  { name: "the list of posts", path: () => "/blog", status: always },
  { name: "the feed", path: () => "/feed.xml", status: always },
  { name: "the sitemap", path: () => "/sitemap.xml", status: always },
];

/** Headers that a browser sends. */
const headers = { accept: "text/html,*/*;q=0.8" };

const cells: Cell[] = [
  ...stored,
  { name: "sign-in", path: () => "/login", status: always },
  {
    name: "a post that is not stored",
    path: (word) => `/blog/${word}`,
    status: reading(200),
    failure: failures.post,
  },
  {
    name: "an unknown slug",
    path: (word) => `/blog/none-${word}`,
    status: reading(404),
    failure: failures.post,
  },
  {
    name: "a tag that is not stored",
    path: (word) => `/blog/tag/${word}`,
    status: reading(404),
    failure: failures.blog,
  },
  {
    name: "a search",
    path: (word) => `/search?q=${word}`,
    status: always,
    text: searchStrings.unavailable,
  },
  {
    name: "a picture that is not on disk",
    path: () => `/covers/${crypto.randomUUID()}/640.webp`,
    status: { down: 503, slow: 404, hanging: 503, "read-only": 404, full: 404 },
  },
  {
    name: "free times",
    path: () => "/api/slots",
    // The rate limit writes to the database.
    status: { down: 503, slow: 200, hanging: 503, "read-only": 503, full: 503 },
    text: "can't be loaded",
  },
];

// Edits from other test files expire pages again two seconds after the server learns of them.
test.beforeAll(async ({ shared }) => {
  await fetch(`${shared.url}/about`);
  await wait(3_500);
});

test.for(faults)(
  "with a %s database, every page responds correctly and in time",
  async (fault, { request, site }) => {
    const word = `faults-${fault}-${crypto.randomUUID().slice(0, 8)}`;
    await storePost({ title: "A new post", slug: word, content: "Text." });
    await Promise.all(stored.map(({ path }) => request.get(path(word))));
    site.breakDatabase(fault);
    const check = async ({ name, path, status, failure, text = "" }: Cell) => {
      const response = await inTime(() => request.get(path(word), { headers }), name);
      const body = await response.text();
      expect([name, response.status()]).toEqual([name, status[fault]]);
      expect(textOf(body).trim(), name).not.toBe("");
      const hasFailed = response.status() >= 500;
      if (hasFailed && failure) {
        expectFailurePage(new Headers(response.headers()), body, failure);
      } else if (hasFailed || unreadable.includes(fault)) {
        expect(textOf(body)).toContain(text);
      }
    };
    // Parallel requests would wait for each other in a slow database.
    if (fault === "slow") for (const cell of cells) await check(cell);
    else await Promise.all(cells.map(check));
    site.mendDatabase();
    const shown = await request.get(`/blog/${word}`);
    expect(await shown.text()).toContain("A new post");
    // Expires no pages, which the next test needs from the cache.
    await (await serviceClient()).from("blogs").delete().eq("slug", word);
  },
);

test.for(faults)(
  "with a %s database, an admin page loads or explains why it cannot",
  async (fault, { request, site }) => {
    const cookie = await cookieOf(seeded.admin);
    site.breakDatabase(fault);
    const get = () => request.get("/admin/messages", { headers: { cookie }, maxRedirects: 0 });
    const response = await inTime(get, "an admin's page");
    if (fault === "hanging") {
      expect(response.status()).toBe(503);
      return expect(textOf(await response.text())).toContain("Authentication check timed out");
    }
    if (fault !== "down") return expect(response.status()).toBe(200);
    expect(response.status()).toBe(307);
    const { location = "" } = response.headers();
    expect(location).toContain("/login?next=%2Fadmin%2Fmessages&why=unavailable");
  },
);

test("with a down database, an admin can resend a form sent without scripts", async ({
  request,
  site,
  url,
}) => {
  const cookie = await cookieOf(seeded.admin);
  const retryMails = await actionId("retryMails");
  site.breakDatabase("down");
  const answer = await request.post("/admin/messages", {
    headers: { cookie, origin: url },
    multipart: { [`$ACTION_ID_${retryMails}`]: "" },
  });
  expect(answer.status()).toBe(503);
  expect(textOf(await answer.text())).toContain("reload this page to resend what you typed");
});

test("cached pages stay the same while the database is down or hanging, even for fake sessions", async ({
  request,
  site,
}) => {
  const parts = ["pages", "posts", "tags"].map((part) => request.get(`/sitemaps/${part}-1.xml`));
  const listed = await Promise.all((await Promise.all(parts)).map((part) => part.text()));
  const paths = [...listed.join().matchAll(/<loc>([^<]+)/g)].map(
    ([, url = ""]) => new URL(url).pathname,
  );
  expect(paths.length).toBeGreaterThan(30);
  const read = (cookie = "") =>
    Promise.all(
      paths.map(async (path) => {
        const response = await inTime(() => request.get(path, { headers: { cookie } }));
        return [path, response.status(), await response.text()];
      }),
    );
  // Warm the cache without a time limit, since rendering all pages may take longer.
  await Promise.all(paths.map((path) => request.get(path)));
  const before = await read();
  expect(before.map(([, status]) => status)).toEqual(paths.map(() => 200));
  for (const fault of ["down", "hanging"] as const) {
    site.breakDatabase(fault);
    expect(await read(madeUpCookie()), fault).toEqual(before);
    site.mendDatabase();
    expect(await read(), `after ${fault}`).toEqual(before);
  }
});
