import { seeded, signIn } from "../support/accounts";
import { storeMessage } from "../support/admin-rows";
import { expectAccessible } from "../support/axe";
import { expect, test } from "../support/fixtures";
import { uniqueEmail } from "../support/mail";
import { deleteRedirect, storedRedirect, storeMissing, storeRedirects } from "../support/redirects";

const word = () => crypto.randomUUID().slice(0, 8);

test.beforeEach(({ context }) => signIn(context, seeded.admin));

test("ignores and restores a missing page, then redirects it to the typed target", async ({
  page,
}) => {
  const path = `/lost-${word()}`;
  await storeMissing(path);
  await page.goto(`/admin/redirects/missing?q=${path.slice(1)}`);
  await expectAccessible(page, "missing pages");
  await page.getByRole("button", { name: `Ignore: ${path}` }).click();
  await expect(page.getByText("No missing pages match.")).toBeVisible();
  await expect(page.getByRole("main")).toBeFocused();
  await page.getByRole("button", { name: "Undo" }).click();
  await page.getByRole("link", { name: `Redirect ${path}` }).click();
  await expect(page.getByLabel("From")).toHaveValue(path);
  await expect(page.getByLabel("To", { exact: true })).toBeFocused();
  await page.keyboard.type("javascript:alert(1)");
  await page.keyboard.press("Enter");
  await expect(page.locator("#target-error")).toBeVisible();
  await expect(page.getByLabel("To", { exact: true })).toBeFocused();
  await expectAccessible(page, "a refused target");
  await page.getByLabel("To", { exact: true }).fill("/about");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Redirect saved.")).toBeVisible();
  expect(await storedRedirect(path)).toMatchObject({ target: "/about", status: 308 });
  await deleteRedirect(path);
});

test("deletes redirects in bulk with undo, and reads a chosen file into the import form", async ({
  page,
}) => {
  const name = word();
  const [a, b] = [`/a-${name}`, `/b-${name}`];
  await storeRedirects([
    { source: a, target: "/about" },
    { source: b, target: "https://other.example/" },
  ]);
  const email = uniqueEmail();
  await storeMessage(email, "To delete.");
  await page.goto(`/admin/redirects?q=${name}`);
  await expectAccessible(page, "redirects");
  await page.getByLabel(`Select ${a}`).check();
  // Next.js keeps this list in the document.
  await page.getByRole("link", { name: "Messages" }).click();
  await page.getByLabel("Search messages").fill(email);
  await page.getByRole("row").filter({ hasText: email }).getByRole("checkbox").check();
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  await expect(page.getByText("Deleted. You have 24 hours to restore it.")).toBeVisible();
  await page.goto(`/admin/redirects?q=${name}`);
  for (const path of [a, b]) await page.getByLabel(`Select ${path}`).check();
  await page
    .getByRole("group", { name: "Change the selected redirects" })
    .getByText("Delete")
    .click();
  await expect(page.getByText("No redirects match.")).toBeVisible();
  await expect(page.getByRole("main")).toBeFocused();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("link", { name: a })).toBeVisible();
  await expect(page.getByRole("link", { name: b })).toBeVisible();

  await page.getByRole("link", { name: "Import", exact: true }).click();
  const csv = `From,To,Status\n${a},/contact\n${b},https://other.example/,308\n/admin,/about`;
  const buffer = Buffer.from(csv);
  await page
    .getByLabel("CSV file")
    .setInputFiles({ name: "old.csv", mimeType: "text/csv", buffer });
  await expect(page.getByLabel("Lines")).toHaveValue(csv);
  await expectAccessible(page, "an import");
  await Promise.all([a, b].map(deleteRedirect));
});
