import { seeded, signIn } from "../support/accounts";
import { expectAccessible } from "../support/axe";
import { expect, test } from "../support/fixtures";
import { ghostExport } from "../support/transfer";

test.beforeEach(({ context }) => signIn(context, seeded.admin));

test("checks and imports a file, and reports each step", async ({ page }) => {
  const word = crypto.randomUUID().slice(0, 8);
  await page.goto("/admin/transfer");
  const send = page.getByRole("button", { name: "Upload and check" });
  await page.getByLabel("Old site URL").fill("old.example");
  await send.click();
  await expect(page.locator("#from-error")).toHaveText(/^Enter a full URL/);
  await expect(page.getByLabel("Old site URL")).toBeFocused();
  await expectAccessible(page, "wrong fields");

  await page.getByLabel("Old site URL").fill("");
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
  await expectAccessible(page, "imports");
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false, expectedErrors: /status of 400/ });

  test("keeps input after an error, then checks, imports and discards files", async ({ page }) => {
    const reloadUntil = (text: string) =>
      expect(async () => {
        await page.reload();
        await expect(page.getByText(text)).toBeVisible({ timeout: 100 });
      }).toPass({ timeout: 60_000 });
    const word = crypto.randomUUID().slice(0, 8);
    const buffer = Buffer.from(ghostExport(word, 2));
    const file = { name: `${word}.json`, mimeType: "application/json", buffer };
    const field = page.getByLabel("File", { exact: true });
    const send = page.getByRole("button", { name: "Upload and check" });
    await page.goto("/admin/transfer");
    await page.getByLabel("Old site URL").fill("old.example");
    await field.setInputFiles(file);
    await send.click();
    await expect(page.getByLabel("Old site URL")).toHaveValue("old.example");
    await page.getByLabel("Old site URL").fill("https://old.example");
    await field.setInputFiles(file);
    await send.click();
    await reloadUntil("File checked. Nothing has been saved yet.");
    await page.getByRole("button", { name: "Import 1 post" }).click();
    await expect(page.getByText("Import started.")).toBeVisible();
    await reloadUntil("Import finished.");

    await page.getByRole("link", { name: "All imports" }).click();
    await field.setInputFiles({ ...file, buffer: Buffer.from("nothing") });
    await send.click();
    await reloadUntil("The file could not be checked.");
    await page.getByRole("link", { name: "Discard" }).click();
    await page.getByRole("button", { name: "Discard" }).click();
    await expect(page.getByText("Import discarded.")).toBeVisible();
  });
});
