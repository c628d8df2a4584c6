import { seeded, signIn } from "../support/accounts";
import { expectAccessible } from "../support/axe";
import { expect, test } from "../support/fixtures";
import { ghostExport } from "../support/transfer";

test.beforeEach(({ context }) => signIn(context, seeded.admin));

test("checks and imports a file, and reports each step", async ({ page }) => {
  const word = crypto.randomUUID().slice(0, 8);
  await page.goto("/admin/transfer");
  const send = page.getByRole("button", { name: "Upload and check" });
  await page.getByLabel("Address of the old site").fill("old.example");
  await send.click();
  await expect(page.locator("#from-error")).toHaveText(/^Enter the whole address/);
  await expect(page.getByLabel("Address of the old site")).toBeFocused();
  await expectAccessible(page, "wrong fields");

  await page.getByLabel("Address of the old site").fill("");
  await page.getByLabel("File", { exact: true }).setInputFiles({
    name: `${word}.json`,
    mimeType: "application/json",
    buffer: Buffer.from(ghostExport(word, 3)),
  });
  await send.click();
  await expect(
    page.getByText("The file was checked. Nothing is stored yet.").first(),
  ).toBeVisible();
  await expect(page.getByRole("heading", { name: "What would be imported" })).toBeVisible();
  await expectAccessible(page, "a checked file");
  await page.getByRole("button", { name: "Import 2 posts" }).click();
  await expect(page.getByRole("status").getByText("The import is done.")).toBeVisible();
  await expect(page.getByRole("main")).toBeFocused();
  await expect(page.getByRole("link", { name: `${word} 1` })).toBeVisible();
  await page.getByRole("link", { name: "Import and export" }).click();
  await expect(page.getByRole("row", { name: `${word}.json` })).toContainText("Done");
  await expectAccessible(page, "imports");
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false, expectedErrors: /status of 400/ });

  test("keeps the input after an error, then checks, imports and discards files", async ({
    page,
  }) => {
    const reloadUntil = (text: string) =>
      expect(async () => {
        await page.reload();
        await expect(page.getByText(text)).toBeVisible({ timeout: 100 });
      }).toPass({ timeout: 15_000 });
    const word = crypto.randomUUID().slice(0, 8);
    const buffer = Buffer.from(ghostExport(word, 2));
    const file = { name: `${word}.json`, mimeType: "application/json", buffer };
    const field = page.getByLabel("File", { exact: true });
    const send = page.getByRole("button", { name: "Upload and check" });
    await page.goto("/admin/transfer");
    await page.getByLabel("Address of the old site").fill("old.example");
    await field.setInputFiles(file);
    await send.click();
    await expect(page.getByLabel("Address of the old site")).toHaveValue("old.example");
    await page.getByLabel("Address of the old site").fill("https://old.example");
    await field.setInputFiles(file);
    await send.click();
    await reloadUntil("The file was checked. Nothing is stored yet.");
    await page.getByRole("button", { name: "Import 1 post" }).click();
    await expect(page.getByText("The import has started.")).toBeVisible();
    await reloadUntil("The import is done.");

    await page.getByRole("link", { name: "Import and export" }).click();
    await field.setInputFiles({ ...file, buffer: Buffer.from("nothing") });
    await send.click();
    await reloadUntil("The file could not be checked.");
    await page.getByRole("link", { name: "Discard" }).click();
    await page.getByRole("button", { name: "Discard" }).click();
    await expect(page.getByText("The import was discarded.")).toBeVisible();
  });
});
