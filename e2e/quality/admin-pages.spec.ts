import { seeded, signIn } from "../support/accounts";
import { expectAccessible } from "../support/axe";
import { expect, test } from "../support/fixtures";

/** Pages whose behaviour is tested over http. */
const pages = [
  ["/admin/system", "System"],
  ["/admin/audit", "Audit log"],
] as const;

test("admin pages have no accessibility violations", async ({ page, context }) => {
  await signIn(context, seeded.admin);
  for (const [path, heading] of pages) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
    await expectAccessible(page, path);
  }
});
