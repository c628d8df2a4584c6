import { expectAccessible } from "../support/axe";
import { expect, test } from "../support/fixtures";
import { holdRequests } from "../support/held-requests";

test("shows results in the dialog while typing, and opens one by keyboard", async ({ page }) => {
  await page.goto("/contact");
  const link = page.getByRole("banner").getByRole("link", { name: "Search" });
  const dialog = page.getByRole("dialog", { name: "Search" });
  const field = dialog.getByRole("combobox", { name: "Search this site" });
  const options = dialog.getByRole("option");
  const status = dialog.getByRole("status");

  await page.getByLabel("Message").fill("");
  await page.keyboard.type("a/b");
  await expect(page.getByLabel("Message")).toHaveValue("a/b");
  await expect(dialog).toBeHidden();

  await link.focus();
  await page.keyboard.press("/");
  await expect(field).toBeFocused();
  await expect(field).toHaveValue("");

  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(link).toBeFocused();

  await page.keyboard.press("ControlOrMeta+k");
  const release = await holdRequests(page, "**/api/search?**");
  await expect(field).toBeFocused();
  await page.keyboard.type("forms finish");
  await expect(status).toHaveText("Searching…");
  release();
  await expect(status).toHaveText(/^\d+ results? for “forms finish”$/);
  await expect(dialog.getByRole("group", { name: "Articles" }).locator("mark").first()).toHaveText(
    "Forms",
  );
  await expect(field).toHaveAttribute("aria-expanded", "true");
  await page.keyboard.press("ArrowDown");
  await expect(options.first()).toHaveAttribute("aria-selected", "true");
  await expect(field).toHaveAttribute("aria-activedescendant", "search-choice-0");
  await expectAccessible(page, "search, found");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/blog/forms-people-finish");
  await expect(dialog).toBeHidden();
});

test.use({ expectedErrors: /ERR_INTERNET_DISCONNECTED/ });

test("explains empty results and a lost connection, and links to all results", async ({
  page,
  context,
}) => {
  await page.goto("/");
  await page.getByRole("banner").getByRole("link", { name: "Search" }).click();
  const dialog = page.getByRole("dialog", { name: "Search" });
  const status = dialog.getByRole("status");
  const field = dialog.getByRole("combobox");
  await field.fill("accesibilty");
  await expect(status).toHaveText("No results for “accesibilty”");
  await expect(dialog.getByRole("group", { name: "Did you mean" })).toContainText(
    "Accessibility in an afternoon",
  );
  await expectAccessible(page, "search, nothing found");

  await field.fill("word ".repeat(50));
  await expect(status).toContainText("up to 200 characters");
  await context.setOffline(true);
  await field.fill("design");
  await expect(status).toContainText("You're offline.");
  await expectAccessible(page, "search, offline");
  await context.setOffline(false);
  await expect(status).toHaveText(/results for “design”$/);

  await dialog.getByRole("link", { name: "See all results" }).click();
  await expect(page).toHaveURL("/search?q=design");
  await expect(page.getByRole("heading", { level: 2 }).first()).toHaveText(/results for “design”$/);
  await expectAccessible(page, "results");
});
