import { seeded, signIn } from "../support/accounts";
import { expect, test } from "../support/fixtures";

const pages = [
  "/",
  "/blog",
  "/blog/forms-people-finish",
  "/portfolio/7",
  "/contact",
  "/get-started?plan=starter",
  "/privacy",
  "/login",
  "/register",
];

for (const path of pages) {
  test(`the HTML of ${path} is valid where React or a name can spoil it`, async ({ request }) => {
    const html = await (await request.get(path)).text();
    const values = (attribute: string) =>
      [...html.matchAll(new RegExp(`\\s${attribute}="([^"]*)"`, "gi"))].map(([, value]) => value);
    expect(values("action")).not.toContain("");
    const ids = values("id");
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    for (const time of values("datetime")) expect(time).toMatch(iso);
  });
}

test("every admin page has a title of its own, in one pattern", async ({ context }) => {
  await signIn(context, seeded.admin);
  const missing = crypto.randomUUID();
  const titles = await Promise.all(
    [
      "",
      "/posts",
      "/posts/new",
      `/posts/${missing}`,
      "/waitlist",
      "/messages",
      `/messages/${missing}`,
      "/subscribers",
      "/bookings",
      "/users",
      "/settings",
      "/outbox",
    ].map(async (path) => {
      const html = await (await context.request.get(`/admin${path}`)).text();
      return /<title>([^<]*)<\/title>.*<\/head>/s.exec(html)?.[1];
    }),
  );
  for (const title of titles) expect(title).toMatch(/^[^|]+ \| Admin \| Kiskadee Studio$/);
  expect(new Set(titles).size).toBe(titles.length);
});

const iso = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/;
