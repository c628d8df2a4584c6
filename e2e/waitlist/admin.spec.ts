import type { Page } from "@playwright/test";
import { seeded, signIn } from "../support/accounts";
import { storeEntries, storeEntry } from "../support/admin-rows";
import { expectAccessible } from "../support/axe";
import { expect, test } from "../support/fixtures";
import { holdRequests } from "../support/held-requests";
import { tabTo } from "../support/keyboard";
import { mailsTo, uniqueEmail } from "../support/mail";
import { serviceClient, storedEntries } from "../support/stored";

const dialog = (page: Page) => page.getByRole("dialog", { name: "Update Waitlist Entry" });
const alert = (page: Page) => dialog(page).getByRole("alert");
const notes = (page: Page) => dialog(page).getByLabel("Notes");
const row = (page: Page, email: string) => page.getByRole("row").filter({ hasText: email });
const button = (page: Page, name: string) =>
  dialog(page).getByRole("button", { name, exact: true });

async function manage(page: Page, email: string) {
  await row(page, email)
    .getByRole("button", { name: /^Manage/ })
    .click();
  await expect(dialog(page)).toBeVisible();
}

const entry = (status: string, notes: string | null) => expect.objectContaining({ status, notes });

test.beforeEach(({ context }) => signIn(context, seeded.admin));

test("approves a pending entry with notes, then rejects it using only the keyboard", async ({
  page,
}) => {
  const email = uniqueEmail();
  const subjects = async () => (await mailsTo(email)).map(({ subject }) => subject);
  await storeEntry({ email, name: "Zoë Müller", notes: "Kept." });
  await page.goto(`/admin/waitlist?status=pending&q=${email}`);
  await manage(page, email);
  for (const text of ["Zoë Müller", email, "Tally"]) await expect(dialog(page)).toContainText(text);
  await notes(page).fill("Never saved.");
  await page.keyboard.press("Escape");
  await manage(page, email);
  await expect(notes(page)).toHaveValue("Never saved.");
  await button(page, "Cancel").click();
  await expect(dialog(page)).toBeHidden();
  expect(await storedEntries(email)).toEqual([entry("pending", "Kept.")]);
  await manage(page, email);
  await expect(notes(page)).toHaveValue("Kept.");
  await notes(page).fill("Runs a shop.\nAsked twice.");
  await expect(dialog(page).getByLabel(`When approving, email ${email}`)).toBeChecked();
  await expect(dialog(page).getByLabel(`When rejecting, email ${email}`)).not.toBeChecked();
  await button(page, "Approve").click();
  await expect(page.getByRole("status").filter({ hasText: "Entry approved." })).toBeVisible();
  await expect(page.getByText("No entries match.")).toBeVisible();
  await expect(page.getByRole("main")).toBeFocused();
  expect(await storedEntries(email)).toEqual([entry("approved", "Runs a shop.\nAsked twice.")]);

  await page.goto(`/admin/waitlist?q=${email}`);
  await expect(row(page, email)).toContainText("Approved");
  await expect.poll(subjects).toEqual(["You're in: Tally"]);
  const opener = row(page, email).getByRole("button", { name: "Manage Zoë Müller" });
  await tabTo(page, opener);
  await page.keyboard.press("Enter");
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toBeHidden();
  await expect(opener).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(notes(page)).toHaveValue("Runs a shop.\nAsked twice.");
  await tabTo(page, notes(page));
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type("  ");
  await tabTo(page, button(page, "Reject"));
  await page.keyboard.press("Enter");
  await expect(dialog(page)).toBeHidden();
  await expect(opener).toBeFocused();
  await expect(row(page, email)).toContainText("Rejected");
  expect(await storedEntries(email)).toEqual([entry("rejected", null)]);
  expect(await subjects()).toHaveLength(1);
});

test("paginates a long list, and combines filters without losing typed text", async ({ page }) => {
  const tag = crypto.randomUUID();
  const [approved, ofPulseboard] = [`${tag}-a@mail.example`, `${tag}-b@mail.example`];
  await storeEntry({ email: approved, status: "approved" });
  await storeEntry({ email: ofPulseboard, project_id: "8", project_name: "Pulseboard" });
  await storeEntries(tag, 28);
  const shown = row(page, tag);
  await page.goto("/admin/waitlist?page=nonsense");
  await page.getByLabel("Search waitlist").fill(tag.toUpperCase());
  await expect(page).toHaveURL(/[?&]q=/);
  await expect(shown).toHaveCount(25);
  await expect(page.getByText("30 entries")).toBeVisible();
  await page.getByRole("link", { name: "Next" }).click();
  await expect(shown).toHaveCount(5);

  await page.getByLabel("Project").selectOption("Pulseboard");
  await expect(shown).toHaveCount(1);
  await expect(shown).toContainText(ofPulseboard);
  await page.getByLabel("Project").selectOption("Tally");
  await expect(shown).toHaveCount(25);
  await page.getByLabel("Status").selectOption("Approved");
  await expect(shown).toHaveCount(1);
  await expect(shown).toContainText(approved);
  await page.goBack();
  await expect(shown).toHaveCount(25);
  await page.getByRole("link", { name: "Clear" }).click();
  await expect(page).toHaveURL("/admin/waitlist");

  const release = await holdRequests(page, /waitlist\?.*project=/);
  const search = page.getByLabel("Search waitlist");
  await page.getByLabel("Project").selectOption("Pulseboard");
  await search.fill("typed");
  release();
  await expect(page).toHaveURL(/project=/);
  await expect(page.getByRole("form", { name: /^Filter/ })).toHaveAttribute("aria-busy", "false");
  await expect(search).toHaveValue("typed");
  await page.getByRole("link", { name: "Clear" }).click();
  await expect(page).not.toHaveURL(/project=/);
  await expect(search).toBeFocused();
  await expect(search).toHaveValue("");
  await page.getByLabel("Project").selectOption("Pulseboard");
  await expect(page).toHaveURL(/project=/);
  await page.goBack();
  await expect(page).not.toHaveURL(/project=/);
  await expect(page.getByLabel("Project")).toHaveValue("");
});

test("shows another admin's decision before overriding it, and reports a deleted entry", async ({
  page,
}) => {
  const email = uniqueEmail();
  const entries = (await serviceClient()).from("waitlist");
  const id = await storeEntry({ email });
  await page.goto(`/admin/waitlist?q=${email}`);
  await manage(page, email);
  const decision = { status: "approved", notes: "Spoke on the phone." };
  await entries.update(decision).eq("id", id).throwOnError();

  await notes(page).fill("Wrong address.");
  await button(page, "Reject").click();
  await expect(alert(page)).toContainText("Someone changed this entry after you opened it.");
  await expect(alert(page)).toContainText("Approved");
  await expect(alert(page)).toContainText("Spoke on the phone.");
  await expect(notes(page)).toHaveValue("Wrong address.");
  expect(await storedEntries(email)).toEqual([entry("approved", "Spoke on the phone.")]);

  await button(page, "Reject").click();
  await expect(dialog(page)).toBeHidden();
  expect(await storedEntries(email)).toEqual([entry("rejected", "Wrong address.")]);

  await manage(page, email);
  await entries.delete().eq("id", id);
  await button(page, "Approve").click();
  await expect(alert(page)).toHaveText("This entry is no longer on the waitlist.");
});

test("keeps notes that are too long or sent after the session ended", async ({ page, context }) => {
  const email = uniqueEmail();
  await storeEntry({ email, name: "A name that is rather long for its column" });
  await page.goto("/admin/waitlist");
  await expectAccessible(page, "list");
  await page.goto(`/admin/waitlist?q=${email}`);
  await manage(page, email);

  await notes(page).fill("a".repeat(2001));
  await button(page, "Approve").click();
  await expect(notes(page)).toHaveAccessibleDescription("Notes must be at most 2,000 characters");
  await expectAccessible(page, "notes too long");
  expect(await storedEntries(email)).toEqual([entry("pending", null)]);

  await notes(page).fill("Typed before the end.");
  await context.clearCookies();
  await button(page, "Approve").click();
  await expect(alert(page)).toContainText("Authentication error: Please log in again.");
  await expect(alert(page).getByRole("link")).toHaveAttribute(
    "href",
    "/login?next=/admin/waitlist",
  );
  await expectAccessible(page, "session ended");
  await expect(notes(page)).toHaveValue("Typed before the end.");
  expect(await storedEntries(email)).toEqual([entry("pending", null)]);

  await signIn(context, seeded.admin);
  await button(page, "Approve").click();
  await expect(dialog(page)).toBeHidden();
  expect(await storedEntries(email)).toEqual([entry("approved", "Typed before the end.")]);
});
