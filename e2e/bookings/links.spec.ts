import type { Page } from "@playwright/test";
import { signLink } from "@/lib/bookings/links";
import { expect, test } from "../support/fixtures";
import { uniqueEmail } from "../support/mail";
import {
  bookSlot,
  calendarOf,
  expecting,
  freeSlots,
  linkIn,
  newestMail,
  openLink,
  pick,
  someFreeSlot,
  visitorZone,
} from "../support/scheduler";
import { storedBookings } from "../support/stored";

test.use({ timezoneId: visitorZone, expectedErrors: expecting(/status of 4(03|10)/) });

test("a consultation is cancelled by its link, once, and its time is free again", async ({
  page,
  request,
}) => {
  const email = uniqueEmail();
  const slot = await someFreeSlot(request);
  await bookSlot(page, slot, email);
  const first = await newestMail(email, 1);
  const link = linkIn(first, "cancel");

  const response = await page.goto(link);
  expect(response?.headers()["cache-control"]).toContain("no-store");
  expect(response?.headers()["x-robots-tag"]).toContain("noindex");
  expect(response?.headers()["content-security-policy"]).toMatch(/script-src 'self' 'nonce-/);
  expect(await storedBookings(email), "opening it").toMatchObject([{ status: "confirmed" }]);
  await page.getByRole("button", { name: "Cancel Consultation" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("It's cancelled.");
  expect(await storedBookings(email)).toMatchObject([{ status: "cancelled", sequence: 1 }]);
  expect(await freeSlots(request)).toContain(slot);

  const second = await newestMail(email, 2);
  expect(calendarOf(second)).toContain("METHOD:CANCEL\r\n");
  expect(calendarOf(second)).toContain("SEQUENCE:1\r\n");
  const uid = /UID:.*/;
  expect(uid.exec(calendarOf(second))?.[0]).toBe(uid.exec(calendarOf(first))?.[0]);

  await page.goto(link);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Already cancelled");
  await expect(page.getByRole("button", { name: "Cancel Consultation" })).toHaveCount(0);
  await page.goto(linkIn(first, "reschedule"));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Already cancelled");
});

test("a consultation is moved by its link, and the links of the first mail end", async ({
  page,
  request,
}) => {
  const email = uniqueEmail();
  const slot = await someFreeSlot(request);
  await bookSlot(page, slot, email);
  const first = await newestMail(email, 1);
  const other = await someFreeSlot(request);
  await page.goto(linkIn(first, "reschedule"));
  await page.getByRole("button", { name: "Move Consultation" }).click();
  await expect(page.locator("#starts_at-error")).toBeVisible();
  await pick(page, other);
  await page.getByRole("button", { name: "Move Consultation" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your consultation has moved.");
  const [booking] = await storedBookings(email);
  expect(new Date(booking?.starts_at ?? 0).toISOString()).toBe(other);
  const free = await freeSlots(request);
  expect(free).toContain(slot);
  expect(free).not.toContain(other);

  const second = await newestMail(email, 2);
  expect(calendarOf(second)).toContain("METHOD:REQUEST\r\n");
  expect(calendarOf(second)).toContain("SEQUENCE:1\r\n");
  for (const purpose of ["cancel", "reschedule"] as const) {
    await page.goto(linkIn(first, purpose));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("This link has been used");
  }
  await page.goto(linkIn(second, "cancel"));
  await expect(page.getByRole("button", { name: "Cancel Consultation" })).toBeVisible();
});

test.describe("with the free times away after the first look", () => {
  test.use({ expectedErrors: expecting(/status of 503/) });

  test("a time that is missing is told, and neither times nor zone are lost", async ({
    page,
    request,
  }) => {
    const email = uniqueEmail();
    await bookSlot(page, await someFreeSlot(request), email);
    await page.goto(linkIn(await newestMail(email, 1), "reschedule"));
    const times = page.getByRole("radiogroup", { name: "Time" });
    await expect(times).toBeVisible();
    const reload = page.waitForResponse("**/api/slots");
    await page.route("**/api/slots", (route) => route.fulfill({ status: 503, body: "{}" }));
    await page.getByRole("button", { name: "Move Consultation" }).click();
    await reload;
    await expect(page.locator("#starts_at-error")).toBeVisible();
    await expect(times).toBeVisible();
    await expect(page.getByLabel("Time zone")).toHaveValue(visitorZone);
  });
});

/** Puts another token into the form at the moment it is sent, when nothing puts the right one back. */
async function sendInstead(page: Page, token: string) {
  await page.locator('main input[name="token"]').evaluate((field: HTMLInputElement, value) => {
    field.form?.addEventListener("submit", () => (field.value = value), { capture: true });
  }, token);
}

test("links that are forged or have ended change nothing", async ({ page, request }) => {
  const email = uniqueEmail();
  await bookSlot(page, await someFreeSlot(request), email);
  const link = linkIn(await newestMail(email, 1), "cancel");
  const { secret, id, sequence } = await openLink(link);

  const ended = signLink({ purpose: "cancel", id, sequence }, Date.now() - 1_000, secret);
  expect((await page.goto(`/booking?token=${ended}`))?.status()).toBe(410);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This link has expired");

  const forged = signLink({ purpose: "cancel", id, sequence }, Date.now() + 60_000, "guessed");
  for (const [token, heading] of [
    [ended, "This link has expired"],
    [forged, "This link does not work"],
    ["x".repeat(5_000), "This link does not work"],
  ] as const) {
    await page.goto(link);
    await sendInstead(page, token);
    await page.getByRole("button", { name: "Cancel Consultation" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
  }
  expect(await storedBookings(email)).toMatchObject([{ status: "confirmed", sequence: 0 }]);
});

test("a link to move cannot cancel", async ({ page, request }) => {
  const email = uniqueEmail();
  await bookSlot(page, await someFreeSlot(request), email);
  const mail = await newestMail(email, 1);
  const token = new URL(linkIn(mail, "reschedule"), "http://localhost").searchParams.get("token");
  await page.goto(linkIn(mail, "cancel"));
  await sendInstead(page, token ?? "");
  await page.getByRole("button", { name: "Cancel Consultation" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Choose another time");
  expect(await storedBookings(email)).toMatchObject([{ status: "confirmed" }]);
});
