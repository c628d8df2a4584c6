import { fillSignIn, press } from "../support/account-pages";
import { newAccount } from "../support/accounts";
import { expectAccessible } from "../support/axe";
import { expect, test } from "../support/fixtures";

test("shows who did what, when and in which browser, and filters entries", async ({ page }) => {
  const { email, password } = await newAccount({ isAdmin: true });
  await page.goto("/login?next=/admin");
  await fillSignIn(page, email, password);
  await press(page, "Sign In");
  await expect(page).toHaveURL("/admin");
  await page.request.get("/admin/waitlist/export");

  await page.goto("/admin/audit");
  const rows = page
    .getByRole("table", { name: "Audit log" })
    .getByRole("row")
    .filter({ hasText: email });
  const exported = rows.filter({ hasText: "List exported" });
  await expect(exported).toContainText("waitlist");
  await expect(exported).toContainText(/(Chrome|Firefox|Safari) on /);
  await expectAccessible(page, "audit log");

  await page.getByLabel("Event").selectOption("Sign-ins");
  await expect(page).toHaveURL(/what=session/);
  await page.getByLabel("When").selectOption("Last 24 hours");
  await expect(page).toHaveURL(/what=session&since=day/);
  await expect(exported).toHaveCount(0);
  // Confirming the account directly with the auth server counts as a sign-in too.
  const inBrowser = rows.filter({ hasText: "Signed in" }).filter({ hasText: / on / });
  await expect(inBrowser).toHaveCount(1);
  await page.getByLabel("Admin's email").fill("nobody");
  await expect(page.getByText("No entries match these filters.")).toBeVisible();
  await expectAccessible(page, "nothing found");
});
