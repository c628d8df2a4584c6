import type { Page } from "@playwright/test";
import { seeded, signIn } from "../support/accounts";
import { expectAccessible } from "../support/axe";
import { expect, test } from "../support/fixtures";
import { watchScripts } from "../support/script-size";

/** Gzipped bytes allowed for all scripts of a content's form. */
const maxFormScripts = 200 * 1024;

const words = () => `Words ${crypto.randomUUID().slice(0, 8)}`;

test.beforeEach(({ context }) => signIn(context, seeded.admin));

test("edits a list by keyboard, explains errors, and publishes to visitors", async ({ page }) => {
  const checkScripts = watchScripts(page, maxFormScripts);
  await page.goto("/admin/content/testimonials");
  await checkScripts();
  await page.getByRole("button", { name: "Add testimonial" }).press("Enter");
  const text = words();
  await expect(page.getByLabel("Quotation")).toBeFocused();
  await page.keyboard.type(text);
  await page.getByRole("button", { name: "Publish" }).press("Enter");
  await expect(page.getByText("Saved as a draft. Correct 2 fields to publish it.")).toBeVisible();
  await expect(page.getByLabel("Name")).toBeFocused();
  await expectAccessible(page, "a content with errors");
  await page.keyboard.type("Ana");
  await page.getByLabel("Business").fill("Bakery");
  await page.getByRole("button", { name: "Add testimonial" }).press("Enter");
  await expect(page.getByLabel("Quotation").last()).toBeFocused();
  await page.getByRole("button", { name: "Up testimonial 2" }).press("Enter");
  await expect(page.getByLabel("Quotation").last()).toHaveValue(text);
  await page.getByRole("button", { name: "Remove testimonial 2" }).press("Enter");
  await page.getByRole("button", { name: "Undo" }).press("Enter");
  await expect(page.getByLabel("Quotation").last()).toHaveValue(text);
  await page.getByRole("button", { name: "Remove testimonial 1" }).press("Enter");
  // Publishing trims the text, but must not replace what is typed meanwhile.
  await page.getByLabel("Quotation").fill(`${text} `);
  const release = await holdSubmission(page);
  await page.getByRole("button", { name: "Publish" }).press("Enter");
  await page.getByLabel("Business").fill("Bakery and café");
  await page.getByRole("button", { name: "Save draft" }).last().press("Enter");
  release();
  await expect(page.getByText("Draft saved.")).toBeVisible();
  await expect(page.getByLabel("Business")).toHaveValue("Bakery and café");
  const seen = await page.request.get("/", { headers: { cookie: "" } });
  expect(await seen.text()).toContain(text);
  await page.getByRole("link", { name: "Versions" }).click();
  await expect(page.getByRole("heading", { name: "Versions" })).toBeVisible();
  await expectAccessible(page, "versions of a content");
  await page.getByRole("link", { name: "Version 1" }).click();
  await expect(page.getByRole("heading", { name: "Version 1" })).toBeVisible();
  await expectAccessible(page, "a compared version");
  await page.goto("/admin/content/testimonials");
  await page.getByRole("button", { name: "Reset to default" }).click();
  await expect(page.getByText("Reset to the default.")).toBeVisible();
  await expect(page.getByLabel("Quotation")).toHaveCount(0);
});

test("keeps a corrected item open, under its new title, and leads from a deleted project", async ({
  page,
}) => {
  await page.goto("/admin/content/features");
  const summary = page.getByRole("form", { name: "Content" }).locator("summary").nth(1);
  await summary.click();
  const title = page.getByLabel("Title").nth(1);
  await title.fill("");
  await title.press("Enter");
  await expect(page.getByText("Draft saved. Correct 1 field")).toBeVisible();
  const text = words();
  await title.fill(text);
  await title.press("Enter");
  await expect(page.getByText("Draft saved. Visitors")).toBeVisible();
  await expect(title).toBeFocused();
  await expect(summary).toContainText(text);
  await page.getByRole("button", { name: "Discard draft" }).click();
  await expect(page.getByText("Draft discarded.")).toBeVisible();
  await page.goto("/admin/content/projects/new");
  await page.getByRole("button", { name: "Save draft" }).last().click();
  await expect(page.getByText("Draft saved.")).toBeVisible();
  await page.getByRole("button", { name: /^Delete / }).click();
  await expect(page.getByText("Deleted. You have 24 hours to restore it.")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1, name: "Projects" })).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/content\/projects$/);
});

/** Holds the page's next submission until the returned function is called. */
async function holdSubmission(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(
    (url) => url.href === page.url(),
    async (route) => {
      await promise;
      await route.continue();
    },
    { times: 1 },
  );
  return resolve;
}

test("keeps what is typed before the scripts arrive, and asks before leaving it", async ({
  page,
}) => {
  let deliver = () => {};
  const delivered = new Promise<void>((resolve) => {
    deliver = resolve;
  });
  await page.route(/\/_next\/static\/.*\.js/, async (route) => {
    await delivered;
    await route.continue();
  });
  await page.goto("/admin/content/projects/9", { waitUntil: "commit" });
  const text = words();
  const summary = page.getByLabel("Summary");
  await summary.fill(text);
  deliver();
  await expect(page.getByRole("button", { name: "Upload image" }).first()).toBeVisible();
  await expect(summary).toHaveValue(text);
  await page.getByRole("link", { name: "Versions" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Stay" }).click();
  await expect(summary).toHaveValue(text);
});

test("asks before leaving unsaved changes, and keeps both texts of a conflict", async ({
  page,
  context,
}) => {
  await page.goto("/admin/content/about");
  await page.getByRole("link", { name: "Versions" }).click();
  await expect(page.getByRole("heading", { name: "Versions" })).toBeVisible();
  await page.goto("/admin/content/questions");
  const heading = page.getByLabel("Heading");
  const [mine, theirs] = [words(), words()];
  await heading.fill(mine);
  await page.getByRole("link", { name: "Versions" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Stay" }).click();
  await expect(heading).toHaveValue(mine);
  const other = await context.newPage();
  await other.goto("/admin/content/questions");
  await other.getByLabel("Heading").fill(theirs);
  await other.getByRole("button", { name: "Save draft" }).last().click();
  await expect(other.getByText("Draft saved.")).toBeVisible();
  await page.getByRole("button", { name: "Save draft" }).last().click();
  await expect(page.getByText("Someone else saved another version")).toBeVisible();
  await expectAccessible(page, "a conflict");
  const compared = page.waitForEvent("popup");
  await page.getByRole("link", { name: "Compare the versions" }).click();
  const comparison = await compared;
  await expect(comparison.locator("del")).toContainText(mine.slice(6));
  await expect(comparison.locator("ins")).toContainText(theirs.slice(6));
  await comparison.getByRole("button", { name: "Restore version" }).click();
  const restored = comparison.getByRole("textbox", { name: "Heading" });
  await expect(restored).toHaveValue(mine);
  await expect(comparison.getByText("could not be saved")).toHaveCount(0);
  await restored.fill(theirs);
  await comparison.getByRole("button", { name: "Discard draft" }).click();
  await comparison.getByRole("alertdialog").getByRole("button", { name: "Stay" }).click();
  await expect(comparison.getByRole("alertdialog")).toHaveCount(0);
  await expect(restored).toHaveValue(theirs);
  await comparison.getByRole("button", { name: "Discard draft" }).click();
  await comparison.getByRole("alertdialog").getByRole("button", { name: "Discard draft" }).click();
  await expect(comparison.getByText("Draft discarded.")).toBeVisible();
  await expect(restored).not.toHaveValue(theirs);
});

test("shows drafts on the page itself, with a link from each text to its field", async ({
  page,
}) => {
  const title = words();
  await page.goto("/admin/content/about");
  await page.getByLabel("Title").first().fill(title);
  await page.getByRole("button", { name: "Save draft" }).last().click();
  await expect(page.getByText("Draft saved.")).toBeVisible();
  await page.goto("/about");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  await expect(page.getByRole("navigation", { name: "Edit this page" })).toContainText("draft");
  await expectAccessible(page, "a page with links to its contents");
  const pencil = page.getByLabel("Edit this text");
  await expect(async () => {
    await page.mouse.move(0, 0);
    await page.getByRole("heading", { level: 1 }).hover();
    await expect(pencil).toBeVisible({ timeout: 500 });
  }).toPass();
  await pencil.click();
  await expect(page.getByLabel("Title").first()).toBeFocused();
  const seen = await page.request.get("/about", { headers: { cookie: "" } });
  expect(await seen.text()).not.toContain(title);
});
