import { seeded, signIn } from "../support/accounts";
import { expectAccessible } from "../support/axe";
import { expect, test } from "../support/fixtures";

test("opens the System page from the sidebar, without accessibility violations", async ({
  page,
  context,
}) => {
  await signIn(context, seeded.admin);
  await page.goto("/admin");
  const navigation = page.getByRole("navigation", { name: "Admin" });
  await navigation.getByText("Settings", { exact: true }).first().click();
  await navigation.getByRole("link", { name: "System" }).click();
  await expect(page.getByRole("table", { name: "Scheduled jobs" }).getByRole("row")).toHaveCount(4);
  await expect(page.getByRole("table", { name: "Network checks" })).toBeVisible();
  await expect(page.getByRole("heading", { level: 2 })).toHaveText([
    "Checks",
    "Network checks",
    "Scheduled jobs",
    "Email",
    "Storage",
    "Settings",
    "This server",
  ]);
  await expectAccessible(page, "system");
});
