import { seeded, signIn } from "../support/accounts";
import { expectAccessible } from "../support/axe";
import { expect, test } from "../support/fixtures";
import { ghostExport } from "../support/transfer";

test.beforeEach(({ context }) => signIn(context, seeded.admin));

test("checks and imports a file, and reports each step", async ({ page }) => {
  const word = crypto.randomUUID().slice(0, 8);
  await page.goto("/admin/transfer");
  const send = page.getByRole("button", { name: "Upload and check" });
  await page.getByLabel("File", { exact: true }).setInputFiles({
    name: `${word}.json`,
    mimeType: "application/json",
    buffer: Buffer.from(ghostExport(word, 3)),
  });
  await send.click();
  await expect(page.getByText("File checked. Nothing has been saved yet.").first()).toBeVisible();
  await expect(page.getByRole("heading", { name: "Import preview" })).toBeVisible();
  await expectAccessible(page, "a checked file");
  await page.getByRole("button", { name: "Import 2 posts" }).click();
  await expect(page.getByRole("status").getByText("Import finished.")).toBeVisible();
  await expect(page.getByRole("main")).toBeFocused();
  await expect(page.getByRole("link", { name: `${word} 1` })).toBeVisible();
  await page.getByRole("link", { name: "All imports" }).click();
  await expect(page.getByRole("row", { name: `${word}.json` })).toContainText("Done");

  const from = page.getByLabel("Old site URL");
  await from.fill("old.example");
  await send.click();
  await expect(page.locator("#from-error")).toHaveText(/^Enter a full URL/);
  await expect(from).toBeFocused();
  await expectAccessible(page, "imports and a wrong field");
});
