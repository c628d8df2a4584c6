import { newAccount } from "../support/accounts";
import { expectAccessible } from "../support/axe";
import { expect, test } from "../support/posts";

test("shows drafts on the blog to an admin until sign-out, and other pages as usual", async ({
  page,
  context,
  store,
}) => {
  // Nested too deeply to render, so the source is shown.
  const content = `${"- ".repeat(300)}a`;
  const draft = await store({ content, created_at: new Date().toISOString() });
  const account = await newAccount({ isAdmin: true });
  await page.goto("/login?next=/blog");
  await page.getByLabel("Email", { exact: true }).fill(account.email);
  await page.getByLabel("Password", { exact: true }).fill(account.password);
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await expect(page).toHaveURL("/blog");
  const card = page.getByRole("article").filter({ hasText: draft.title });
  await expect(card.getByText("Draft", { exact: true })).toBeVisible();
  await expect(page.getByRole("link", { name: "Manage Posts" })).toHaveAttribute(
    "href",
    "/admin/posts",
  );

  await page.goto(`/blog/${draft.slug}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(draft.title);
  await expect(page.getByRole("note")).toContainText("This is a draft.");
  await expect(page.getByRole("article").getByText("Draft", { exact: true })).toBeVisible();
  await expect(page.getByRole("link", { name: "Edit Post" })).toHaveAttribute(
    "href",
    `/admin/posts/${draft.id}`,
  );
  await expect(page.getByRole("article").locator("pre")).toHaveText(content);
  await expectAccessible(page, "a draft");

  for (const [path, heading] of [
    ["/", /./],
    ["/portfolio/9", /Roost/],
    ["/contact", /./],
    ["/get-started?plan=Starter", /Get Started/],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
  }
  await expect(page.getByRole("heading", { name: /Starter/ }).first()).toBeVisible();

  await page.getByRole("button", { name: "Sign Out" }).filter({ visible: true }).click();
  await expect(page).toHaveURL("/");
  expect((await context.cookies()).map(({ name }) => name)).not.toContain("draft-mode");
  await page.goto(`/blog/${draft.slug}`);
  await expect(page).toHaveURL("/blog");
});
