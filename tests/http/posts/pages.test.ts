import { elementsIn, headingOf, mainOf, textOf } from "../html";
import { expect, test } from "../test";

const post = "/blog/accessibility-in-an-afternoon";
const title = "Accessibility in an afternoon";

test("the blog lists posts newest first, each with a date and a link", async ({ request }) => {
  // Posts of the previous test file leave the page within a second.
  const readCards = async () =>
    mainOf(await (await request.get("/blog")).text()).match(/<article.*?<\/article>/gs) ?? [];
  await expect.poll(readCards).toHaveLength(8);
  const cards = await readCards();
  for (const card of cards) {
    expect(card).toMatch(/<a [^>]*href="\/blog\/[a-z0-9-]+"[^>]*>(<[^>]*>)*Read More/);
  }
  const dates = cards.map(
    (card) => elementsIn(card).find(({ tag }) => tag === "time")?.attributes.datetime ?? "",
  );
  expect(dates).toEqual([...dates].sort().reverse());
});

test("a post shows its breadcrumb, author, date, callouts and sidebar", async ({ request }) => {
  const html = mainOf(await (await request.get(post)).text());
  expect(headingOf(html)).toBe(title);
  const [breadcrumb = ""] = /<nav aria-label="Breadcrumb".*?<\/nav>/s.exec(html) ?? [];
  const crumbs = breadcrumb.match(/<li.*?<\/li>/gs) ?? [];
  expect(crumbs.map(textOf)).toEqual(["Home", "Blog", title]);
  const text = textOf(html);
  for (const part of ["Admin", "23 September 2026", "Fix it:"]) expect(text).toContain(part);
  for (const name of ["callout-problem", "callout-fix"]) expect(html).toContain(name);
  const [sidebar = ""] = /<aside.*<\/aside>/s.exec(html) ?? [];
  const [others = ""] = /<section[^>]*other-articles.*?<\/section>/s.exec(sidebar) ?? [];
  expect(textOf(others)).toContain("Other Articles");
  expect(others.match(/href="\/blog\/[a-z0-9-]+"/g)).toHaveLength(5);
  expect(others).not.toContain(post);
  expect(sidebar).toMatch(/<a [^>]*href="\/get-started"[^>]*>(<[^>]*>)*Book Your Free 15 Min/);
  expect(sidebar.match(/>(<[^>]*>)*(Facebook|LinkedIn)/g)).toHaveLength(2);
});
