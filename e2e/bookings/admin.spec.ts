import type { Page } from "@playwright/test";
import { seeded, signIn } from "../support/accounts";
import { storeBooking } from "../support/admin-rows";
import { expectAccessible } from "../support/axe";
import { expect, test } from "../support/fixtures";
import { mailsTo, uniqueEmail } from "../support/mail";
import { withoutConnection } from "../support/page-actions";
import { agencyZone, pick, someFreeSlot } from "../support/scheduler";
import { serviceClient, storedBookings } from "../support/stored";

const row = (page: Page, email: string) => page.getByRole("row").filter({ hasText: email });
const question = (page: Page) => page.getByRole("alertdialog", { name: "Cancel booking" });
const confirm = (page: Page) =>
  question(page).getByRole("button", { name: "Cancel booking" }).click();
const alert = (page: Page, text: string) => page.getByRole("alert").filter({ hasText: text });

async function ask(page: Page, email: string) {
  await row(page, email)
    .getByRole("button", { name: /^Cancel/ })
    .click();
  await expect(question(page)).toContainText("Ana Example");
}

test.use({ timezoneId: agencyZone });
test.beforeEach(({ context }) => signIn(context, seeded.admin));

test("shows a booking in both time zones, reschedules it, and cancels it after confirmation", async ({
  page,
  request,
}) => {
  const email = uniqueEmail();
  // A random day in 2039, at 1:30 pm in Port of Spain.
  const startsAt = Date.UTC(2039, 0, 1 + Math.floor(Math.random() * 365), 17, 30);
  const booking = { email, timeZone: "Asia/Tokyo", plan: "starter", note: "A shop.\nFor tea." };
  await storeBooking({ ...booking, startsAt: startsAt + 60_000 * Math.floor(Math.random() * 20) });
  await page.goto(`/admin/bookings?q=${email}`);
  for (const text of [
    /\b1:(3|4)\d pm/,
    /\b2:(3|4)\d am in Tokyo/,
    "Starter",
    "A shop.\nFor tea.",
  ]) {
    await expect(row(page, email)).toContainText(text);
  }
  await expect(row(page, email)).toContainText("Confirmed");
  await expectAccessible(page, "list");

  await ask(page, email);
  await question(page).getByRole("button", { name: "Keep booking" }).click();
  await expect(question(page)).toBeHidden();
  expect(await storedBookings(email)).toEqual([expect.objectContaining({ status: "confirmed" })]);

  await row(page, email).getByRole("link", { name: "Reschedule Ana Example" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Ana Example");
  const link = page.getByRole("textbox", { name: "Call link" });
  await link.fill("meet.example");
  await page.getByRole("button", { name: "Save link" }).click();
  await expect(link).toHaveAccessibleDescription(/starts with https/);
  await expectAccessible(page, "booking");
  const slot = await someFreeSlot(request);
  await pick(page, slot, agencyZone);
  const word = page.getByLabel("Message to the visitor");
  await word.fill("Sorry, a power cut.");
  await page.getByRole("button", { name: /^Move/ }).click();
  const moved = page.getByRole("status").filter({ hasText: "Booking rescheduled." });
  await expect(moved).toBeVisible();
  await expect(word, "a new form").toHaveValue("");
  const [stored] = await storedBookings(email);
  expect(new Date(stored?.starts_at ?? 0).toISOString()).toBe(slot);
  await expect.poll(async () => (await mailsTo(email))[0]?.text).toContain("Sorry, a power cut.");

  await page.goto(`/admin/bookings?q=${email}`);
  await ask(page, email);
  await question(page).getByLabel("Message to the visitor").fill("Not this week.");
  await confirm(page);
  await expect(page.getByRole("status").filter({ hasText: "Booking cancelled." })).toBeVisible();
  await expect(row(page, email)).toContainText("Cancelled");
  await expect(row(page, email).getByRole("button", { name: /^Cancel/ })).toHaveCount(0);
  expect(await storedBookings(email)).toEqual([
    expect.objectContaining({ status: "cancelled", sequence: 2 }),
  ]);
  const subjects = async () => (await mailsTo(email)).map(({ subject }) => subject);
  await expect
    .poll(subjects)
    .toContainEqual(expect.stringMatching(/^Your consultation is cancelled/));
  expect((await mailsTo(email))[0]?.text).toContain("Not this week.");
});

test.describe("a failed cancellation", () => {
  test.use({ expectedErrors: /ERR_FAILED/ });

  test("leaves the booking unchanged and explains why", async ({ page }) => {
    const email = uniqueEmail();
    const id = await storeBooking({ email });
    await page.goto(`/admin/bookings?q=${email}`);
    await ask(page, email);
    await withoutConnection(page, async () => {
      await confirm(page);
      await expect(alert(page, "Failed to cancel booking")).toBeVisible();
    });

    await ask(page, email);
    await reschedule(id, email);
    await confirm(page);
    await expect(alert(page, "This booking has changed since you opened the list.")).toBeVisible();
    await expect(row(page, email)).toContainText("in London");
    expect(await storedBookings(email)).toEqual([
      expect.objectContaining({ status: "confirmed", sequence: 1 }),
    ]);
    // The list now shows the changed booking, so it can be cancelled.
    await ask(page, email);
    await confirm(page);
    await expect(row(page, email)).toContainText("Cancelled");
  });
});

async function reschedule(id: string, email: string): Promise<void> {
  const [booking] = await storedBookings(email);
  const startsAt = Date.parse(booking?.starts_at ?? "") + 6 * 60_000;
  const { error } = await (await serviceClient()).rpc("reschedule_booking", {
    p_id: id,
    p_sequence: 0,
    p_starts_at: new Date(startsAt).toISOString(),
    p_ends_at: new Date(startsAt + 5 * 60_000).toISOString(),
    p_time_zone: "Europe/London",
    p_ip: crypto.randomUUID(),
    p_mails: [{ kind: "test", to: email, subject: "Test", html: "<p>Test</p>", text: "Test" }],
  });
  if (error) throw error;
}
