import type { Page } from "@playwright/test";
import { seeded, signIn } from "../support/accounts";
import { storeBooking } from "../support/admin-rows";
import { expect, test } from "../support/fixtures";
import { mailsTo, uniqueEmail } from "../support/mail";
import { catchAction, expectForAdminsOnly, replay } from "../support/replayed-action";
import { serviceClient, storedBookings } from "../support/stored";

const row = (page: Page, email: string) => page.getByRole("row").filter({ hasText: email });
const question = (page: Page) => page.getByRole("alertdialog", { name: "Cancel Booking" });
const confirm = (page: Page) =>
  question(page).getByRole("button", { name: "Cancel Booking" }).click();
const alert = (page: Page, text: string) => page.getByRole("alert").filter({ hasText: text });

async function ask(page: Page, email: string) {
  await page.goto(`/admin/bookings?q=${email}`);
  await row(page, email)
    .getByRole("button", { name: /^Cancel/ })
    .click();
  await expect(question(page)).toContainText("Ana Example");
}

test.beforeEach(({ context }) => signIn(context, seeded.admin));

test("a booking shows its time in both zones, who, what for and the note", async ({ page }) => {
  const email = uniqueEmail();
  // A moment of its own within 2039, at 1:30 pm in Port of Spain.
  const startsAt = Date.UTC(2039, 0, 1 + Math.floor(Math.random() * 365), 17, 30);
  const booking = { email, timeZone: "Asia/Tokyo", plan: "starter", note: "A shop for tea." };
  await storeBooking({ ...booking, startsAt: startsAt + 60_000 * Math.floor(Math.random() * 20) });
  await page.goto(`/admin/bookings?q=${email}`);
  for (const text of [/\b1:(3|4)\d pm/, /\b2:(3|4)\d am in Tokyo/, "Starter", "A shop for tea."]) {
    await expect(row(page, email)).toContainText(text);
  }
  await expect(row(page, email)).toContainText("Confirmed");
});

test("a booking is cancelled once that is confirmed, and both sides get a mail", async ({
  page,
}) => {
  const email = uniqueEmail();
  await storeBooking({ email });
  await ask(page, email);
  await question(page).getByRole("button", { name: "Keep Booking" }).click();
  expect(await storedBookings(email)).toEqual([expect.objectContaining({ status: "confirmed" })]);

  await ask(page, email);
  await confirm(page);
  await expect(page.getByRole("status").filter({ hasText: "Booking cancelled." })).toBeVisible();
  await expect(row(page, email)).toContainText("Cancelled");
  await expect(row(page, email).getByRole("button")).toHaveCount(0);
  expect(await storedBookings(email)).toEqual([
    expect.objectContaining({ status: "cancelled", sequence: 1 }),
  ]);
  const subjects = async () => (await mailsTo(email)).map(({ subject }) => subject);
  await expect
    .poll(subjects, { timeout: 30_000 })
    .toContainEqual(expect.stringMatching(/^Your consultation is cancelled/));
});

test("a booking that was changed since the list was shown stays as it is", async ({ page }) => {
  const email = uniqueEmail();
  const id = await storeBooking({ email });
  await ask(page, email);
  const mail = { kind: "test", to: email, subject: "Test", html: "<p>Test</p>", text: "Test" };
  const [booking] = await storedBookings(email);
  const startsAt = Date.parse(booking?.starts_at ?? "") + 6 * 60_000;
  const { error } = await (await serviceClient()).rpc("reschedule_booking", {
    p_id: id,
    p_sequence: 0,
    p_starts_at: new Date(startsAt).toISOString(),
    p_ends_at: new Date(startsAt + 5 * 60_000).toISOString(),
    p_time_zone: "Europe/London",
    p_ip: crypto.randomUUID(),
    p_mails: [mail],
  });
  expect(error).toBeNull();
  await confirm(page);
  await expect(alert(page, "This booking has changed since you opened the list.")).toBeVisible();
  await expect(row(page, email)).toContainText("in London");
  expect(await storedBookings(email)).toEqual([
    expect.objectContaining({ status: "confirmed", sequence: 1 }),
  ]);
  // What the list shows now is what the next question is about.
  await row(page, email)
    .getByRole("button", { name: /^Cancel/ })
    .click();
  await confirm(page);
  await expect(row(page, email)).toContainText("Cancelled");
});

test("a consultation that has begun is past, and can no longer be cancelled", async ({ page }) => {
  const email = uniqueEmail();
  await storeBooking({ email, startsAt: Date.now() + 6_000 });
  await ask(page, email);
  await expect
    .poll(
      async () => {
        const past = await page.request.get(`/admin/bookings?when=past&q=${email}`);
        return (await past.text()).includes("Ana Example");
      },
      { timeout: 30_000 },
    )
    .toBe(true);
  await confirm(page);
  await expect(alert(page, "This consultation has already begun")).toBeVisible();
  expect(await storedBookings(email)).toEqual([expect.objectContaining({ status: "confirmed" })]);
  await expect(row(page, email)).toHaveCount(0);
  await page.getByRole("link", { name: "Past" }).click();
  await expect(row(page, email)).toHaveCount(1);
  await expect(row(page, email).getByRole("button")).toHaveCount(0);
});

test.describe("a cancellation", () => {
  test.use({ expectedErrors: /ERR_FAILED/ });

  test("that fails says so; sent by anybody but an admin it cancels nothing", async ({
    page,
    request,
  }) => {
    const email = uniqueEmail();
    await storeBooking({ email });
    await ask(page, email);
    const caught = await catchAction(page, () => confirm(page));
    await expect(alert(page, "Failed to cancel booking")).toBeVisible();

    const admin = await expectForAdminsOnly(request, caught, email);
    expect(await storedBookings(email)).toEqual([expect.objectContaining({ status: "confirmed" })]);
    await replay(request, caught, admin);
    expect(await storedBookings(email)).toEqual([expect.objectContaining({ status: "cancelled" })]);
  });
});

test("a session that ended is told, and nothing is cancelled", async ({ page, context }) => {
  const email = uniqueEmail();
  await storeBooking({ email });
  await ask(page, email);
  await context.clearCookies();
  await confirm(page);
  await expect(alert(page, "Your session has ended.")).toBeVisible();
  expect(await storedBookings(email)).toEqual([expect.objectContaining({ status: "confirmed" })]);
});
