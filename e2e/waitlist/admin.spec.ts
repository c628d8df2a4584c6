import type { Page } from "@playwright/test";
import { seeded, signIn } from "../support/accounts";
import { storeEntries, storeEntry } from "../support/admin-rows";
import { expect, test } from "../support/fixtures";
import { tabTo } from "../support/keyboard";
import { uniqueEmail } from "../support/mail";
import { storedEntries } from "../support/stored";

const dialog = (page: Page) => page.getByRole("dialog", { name: "Update Waitlist Entry" });
const notes = (page: Page) => dialog(page).getByLabel("Notes");
const row = (page: Page, email: string) => page.getByRole("row").filter({ hasText: email });
const button = (page: Page, name: string) =>
  dialog(page).getByRole("button", { name, exact: true });

async function manage(page: Page, email: string) {
  await page.goto(`/admin/waitlist?q=${email}`);
  await row(page, email)
    .getByRole("button", { name: /^Manage/ })
    .click();
  await expect(dialog(page)).toBeVisible();
}

test.beforeEach(({ context }) => signIn(context, seeded.admin));

test("an entry is approved with notes, then rejected without", async ({ page }) => {
  const email = uniqueEmail();
  await storeEntry({ email, name: "Zoë Müller" });
  await manage(page, email);
  for (const text of ["Zoë Müller", email, "Tally"]) await expect(dialog(page)).toContainText(text);
  await notes(page).fill("Runs a shop.\nAsked twice.");
  await button(page, "Approve").click();
  await expect(page.getByRole("status").filter({ hasText: "Entry approved." })).toBeVisible();
  await expect(dialog(page)).toBeHidden();
  await expect(row(page, email)).toContainText("Approved");
  expect(await storedEntries(email)).toEqual([
    expect.objectContaining({ status: "approved", notes: "Runs a shop.\nAsked twice." }),
  ]);

  await row(page, email).getByRole("button", { name: "Manage Zoë Müller" }).click();
  await expect(notes(page)).toHaveValue("Runs a shop.\nAsked twice.");
  await notes(page).fill("  ");
  await button(page, "Reject").click();
  await expect(row(page, email)).toContainText("Rejected");
  expect(await storedEntries(email)).toEqual([
    expect.objectContaining({ status: "rejected", notes: null }),
  ]);
});

test("Cancel changes nothing, and the next time the notes are what is stored", async ({ page }) => {
  const email = uniqueEmail();
  await storeEntry({ email, notes: "Kept." });
  await manage(page, email);
  await notes(page).fill("Never saved.");
  await button(page, "Cancel").click();
  await expect(dialog(page)).toBeHidden();
  await row(page, email)
    .getByRole("button", { name: /^Manage/ })
    .click();
  await expect(notes(page)).toHaveValue("Kept.");
  expect(await storedEntries(email)).toEqual([
    expect.objectContaining({ status: "pending", notes: "Kept." }),
  ]);
});

test("an entry can be managed by keyboard alone", async ({ page }) => {
  const email = uniqueEmail();
  await storeEntry({ email });
  await page.goto(`/admin/waitlist?q=${email}`);
  const opener = row(page, email).getByRole("button", { name: /^Manage/ });
  await tabTo(page, opener);
  await page.keyboard.press("Enter");
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toBeHidden();
  await expect(opener).toBeFocused();
  await page.keyboard.press("Enter");
  await tabTo(page, notes(page));
  await page.keyboard.type("By keyboard.");
  await tabTo(page, button(page, "Reject"));
  await page.keyboard.press("Enter");
  await expect(dialog(page)).toBeHidden();
  await expect(opener).toBeFocused();
  await expect(row(page, email)).toContainText("Rejected");
});

test("an entry that a decision takes out of the filter leaves, and the focus stays in the page", async ({
  page,
}) => {
  const email = uniqueEmail();
  await storeEntry({ email });
  await page.goto(`/admin/waitlist?status=pending&q=${email}`);
  await row(page, email)
    .getByRole("button", { name: /^Manage/ })
    .click();
  await button(page, "Approve").click();
  await expect(page.getByText("No entries match these filters.")).toBeVisible();
  await expect(page.getByRole("main")).toBeFocused();
});

test("notes that are too long are told at the field, and nothing is saved", async ({ page }) => {
  const email = uniqueEmail();
  await storeEntry({ email });
  await manage(page, email);
  await notes(page).fill("a".repeat(2001));
  await button(page, "Approve").click();
  await expect(notes(page)).toHaveAccessibleDescription("Notes must be at most 2,000 characters");
  expect(await storedEntries(email)).toEqual([expect.objectContaining({ status: "pending" })]);
  await notes(page).fill("é".repeat(2000));
  await button(page, "Approve").click();
  await expect(dialog(page)).toBeHidden();
});

test("the list is narrowed by project, status and address, together", async ({ page }) => {
  const tag = crypto.randomUUID();
  const [first, second, third] = [
    `${tag}-a@mail.example`,
    `${tag}-b@mail.example`,
    `${tag}-c@mail.example`,
  ];
  await storeEntry({ email: first, status: "approved" });
  await storeEntry({ email: second, project_id: "8", project_name: "Pulseboard" });
  await storeEntry({ email: third });
  const shown = page.getByRole("row").filter({ hasText: tag });
  await page.goto("/admin/waitlist");
  await page.getByLabel("Email starts with").fill(tag.toUpperCase());
  await page.getByRole("button", { name: "Apply" }).click();
  await expect(page).toHaveURL(/[?&]q=/);
  await expect(shown).toHaveCount(3);
  await page.getByLabel("Project").selectOption("Pulseboard");
  await expect(shown).toHaveCount(1);
  await expect(shown).toContainText(second);
  await page.getByLabel("Project").selectOption("Tally");
  await expect(shown).toHaveCount(2);
  await page.getByLabel("Status").selectOption("Approved");
  await expect(shown).toHaveCount(1);
  await expect(shown).toContainText(first);
  await page.goBack();
  await expect(shown).toHaveCount(2);
  await page.getByRole("link", { name: "Clear" }).click();
  await expect(page).toHaveURL("/admin/waitlist");
});

test("a long list is paged; past its end the last page is offered", async ({ page }) => {
  const tag = crypto.randomUUID();
  await storeEntries(tag, 30);
  const shown = page.getByRole("row").filter({ hasText: tag });
  await page.goto(`/admin/waitlist?q=${tag}&page=nonsense`);
  await expect(shown).toHaveCount(25);
  await expect(page.getByText("30 entries")).toBeVisible();
  await page.getByRole("link", { name: "Next" }).click();
  await expect(shown).toHaveCount(5);
  await page.goto(`/admin/waitlist?q=${tag}&page=9`);
  await expect(page.getByText("This list has no page 9.")).toBeVisible();
  await page.getByRole("link", { name: "Go to page 2" }).click();
  await expect(shown).toHaveCount(5);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("filters and pages work", async ({ page }) => {
    const tag = crypto.randomUUID();
    await storeEntries(tag, 26);
    const shown = page.getByRole("row").filter({ hasText: tag });
    await page.goto("/admin/waitlist");
    await page.getByLabel("Email starts with").fill(tag);
    await page.getByLabel("Status").selectOption("Pending");
    await page.getByRole("button", { name: "Apply" }).click();
    await expect(shown).toHaveCount(25);
    await page.getByRole("link", { name: "Next" }).click();
    await expect(shown).toHaveCount(1);
  });
});

test("what is typed while a filtered list is on its way stays", async ({ page }) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.goto("/admin/waitlist");
  await page.route(/waitlist\?.*project=/, async (route) => {
    await released;
    await route.continue();
  });
  const search = page.getByLabel("Email starts with");
  await page.getByLabel("Project").selectOption("Pulseboard");
  await search.fill("typed");
  release();
  await expect(page).toHaveURL(/project=/);
  await expect(page.getByRole("form", { name: /^Filter/ })).toHaveAttribute("aria-busy", "false");
  await expect(search).toHaveValue("typed");
  await page.getByRole("link", { name: "Clear" }).click();
  await expect(page).not.toHaveURL(/project=/);
  await expect(search).toHaveValue("");
  await page.getByLabel("Project").selectOption("Pulseboard");
  await expect(page).toHaveURL(/project=/);
  await page.goBack();
  await expect(page).not.toHaveURL(/project=/);
  await expect(page.getByLabel("Project")).toHaveValue("");
});
