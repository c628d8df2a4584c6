import { expect, test } from "../support/fixtures";
import { storePost } from "../support/stored";

const post = "/blog/accessibility-in-an-afternoon";

test("the blog lists the posts newest first, each with date, excerpt and a way in", async ({
  page,
}) => {
  await page.goto("/blog");
  const cards = page.getByRole("main").getByRole("article");
  await expect(cards).toHaveCount(8);
  const dates = await cards
    .locator("time")
    .evaluateAll((all) => all.map((time) => time.getAttribute("datetime") ?? ""));
  expect(dates).toEqual([...dates].sort().reverse());
  await cards
    .first()
    .getByRole("link", { name: /^Read More/ })
    .click();
  await expect(page).toHaveURL(/\/blog\/[a-z0-9-]+$/);
});

test("a post has breadcrumb, author, date, callouts, sidebar and its head data", async ({
  page,
}) => {
  await page.goto(post);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Accessibility in an afternoon");
  const crumbs = page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("listitem");
  await expect(crumbs).toHaveText(["Home", "Blog", "Accessibility in an afternoon"]);
  await expect(page.getByRole("article").getByText("Admin", { exact: true })).toBeVisible();
  await expect(page.getByText("23 September 2026")).toBeVisible();
  await expect(page.locator(".callout-problem").first()).toBeVisible();
  await expect(page.locator(".callout-fix").first()).toContainText("Fix it:");
  const sidebar = page.getByRole("complementary");
  await expect(sidebar.getByRole("heading", { name: "Other Articles" })).toBeVisible();
  await expect(sidebar.locator("section").first().getByRole("link")).toHaveCount(5);
  await expect(sidebar.getByRole("link", { name: "Accessibility in an afternoon" })).toHaveCount(0);
  await expect(
    sidebar.getByRole("link", { name: "Book Your Free 15 Min Session" }),
  ).toHaveAttribute("href", "/get-started");
  await expect(sidebar.getByRole("link", { name: /Facebook|LinkedIn/ })).toHaveCount(2);
  await expect(page).toHaveTitle("Accessibility in an afternoon | Kiskadee Studio");
  const head = page.locator("head");
  await expect(head.locator('link[rel="canonical"]')).toHaveAttribute(
    "href",
    new RegExp(`${post}$`),
  );
  await expect(head.locator('meta[name="description"]')).toHaveAttribute("content", /.{40,}/);
  await expect(head.locator('meta[name="keywords"]')).toHaveAttribute("content", /accessibility/);
  await expect(head.locator('meta[property="og:type"]')).toHaveAttribute("content", "article");
  await expect(head.locator('meta[property="og:title"]')).toHaveAttribute(
    "content",
    "Accessibility in an afternoon",
  );
});

test.describe("where no post is", () => {
  test.use({ expectedErrors: /status of 404/ });

  test("/blog/no-such-post says so, with 404 on the first request", async ({ page }) => {
    const response = await page.goto("/blog/no-such-post");
    expect(response?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Blog Post Not Found");
    await expect(page.locator("title")).toHaveCount(1);
    await expect(
      page.getByText("The blog post you're looking for doesn't exist or isn't published yet."),
    ).toBeVisible();
    await page.getByRole("link", { name: "Back to Blog" }).click();
    await expect(page).toHaveURL("/blog");
  });

  test("any other address has the page that says so", async ({ page }) => {
    const response = await page.goto("/no/such/page");
    expect(response?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page not found");
    await expect(page.locator("title")).toHaveCount(1);
    await expect(
      page.getByText("The page you are looking for doesn't exist or has been moved."),
    ).toBeVisible();
    await page.getByRole("link", { name: "Go back home" }).click();
    await expect(page).toHaveURL("/");
  });
});

test("a stored text that is nested too deep is shown as it was typed", async ({ page }) => {
  const slug = `nested-${Date.now()}`;
  const content = `${"- ".repeat(3_000)}a`;
  const remove = await storePost({ title: "Nested", slug, content });
  try {
    await page.goto(`/blog/${slug}`);
    await expect(page.getByRole("article").locator("pre")).toHaveText(content);
    const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
    expect(scrollWidth).toBe(clientWidth);
  } finally {
    await remove();
  }
});
