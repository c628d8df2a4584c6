import type { Page } from "@playwright/test";
import { expect, test } from "../support/fixtures";
import { uniqueEmail } from "../support/mail";
import { agencyTime, agencyZone, linkIn, newestMail, someFreeSlot } from "../support/scheduler";
import { storedBookings } from "../support/stored";

test.use({ javaScriptEnabled: false });

async function fillTime(page: Page, slot: string) {
  const { day, time } = agencyTime(slot);
  await page.getByLabel("Day").fill(day);
  await page.getByLabel("Time", { exact: true }).selectOption(time);
}

async function book(page: Page, slot: string, email: string) {
  await page.goto("/get-started?plan=professional");
  await fillTime(page, slot);
  await page.getByLabel("Name").fill("A visitor");
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Book Consultation" }).click();
}

test("a consultation is booked, moved and cancelled without scripts", async ({ page, request }) => {
  const email = uniqueEmail();
  const slot = await someFreeSlot(request);
  await book(page, slot, email);
  await expect(page.getByRole("heading", { name: "You're booked." })).toBeVisible();
  await expect(page.getByText("Your plan")).toBeVisible();
  const [booking] = await storedBookings(email);
  expect(new Date(booking?.starts_at ?? 0).toISOString()).toBe(slot);
  expect(booking).toMatchObject({ plan: "professional", time_zone: agencyZone });

  const other = await someFreeSlot(request);
  await page.goto(linkIn(await newestMail(email, 1), "reschedule"));
  await fillTime(page, other);
  await page.getByRole("button", { name: "Move Consultation" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your consultation has moved.");
  const [moved] = await storedBookings(email);
  expect(new Date(moved?.starts_at ?? 0).toISOString()).toBe(other);

  await page.goto(linkIn(await newestMail(email, 2), "cancel"));
  await page.getByRole("button", { name: "Cancel Consultation" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("It's cancelled.");
  expect(await storedBookings(email)).toMatchObject([{ status: "cancelled", sequence: 2 }]);
});

test("a taken time is refused beside its field with the day's free ones, and nothing is lost", async ({
  page,
  request,
}) => {
  const slot = await someFreeSlot(request);
  await book(page, slot, uniqueEmail());
  const email = uniqueEmail();
  await book(page, slot, email);
  await expect(page.getByRole("heading", { name: "There is a problem" })).toBeVisible();
  await expect(page.getByLabel("Time", { exact: true })).toHaveAccessibleDescription(
    /That time is taken\. Free on that day: \d|Nothing is free/,
  );
  await expect(page.getByLabel("Day")).toHaveValue(agencyTime(slot).day);
  await expect(page.getByLabel("Time", { exact: true })).not.toHaveValue("");
  await expect(page.getByLabel("Name")).toHaveValue("A visitor");
  expect(await storedBookings(email)).toHaveLength(0);
});

test("what is missing or cannot be is told beside each field", async ({ page }) => {
  await page.goto("/get-started");
  await page.getByRole("button", { name: "Book Consultation" }).click();
  await expect(page.getByLabel("Day")).toHaveAccessibleDescription(/Choose a day$/);
  await expect(page.getByLabel("Time", { exact: true })).toHaveAccessibleDescription(
    /Choose a time$/,
  );
  await expect(page.getByLabel("Name")).toHaveAccessibleDescription("Name is required");
  await page.getByLabel("Day").fill("2020-01-06");
  await page.getByRole("button", { name: "Book Consultation" }).click();
  await expect(page.getByLabel("Day")).toHaveAccessibleDescription(/at least 24 hours from now/);
  await expect(page.getByLabel("Day")).toHaveValue("2020-01-06");
});
