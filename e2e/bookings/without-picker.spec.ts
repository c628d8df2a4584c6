import type { Page } from "@playwright/test";
import { storeBooking } from "../support/admin-rows";
import { expect, test } from "../support/fixtures";
import { uniqueEmail } from "../support/mail";
import {
  agencyTime,
  agencyZone,
  fillDetails,
  linkIn,
  newestMail,
  someFreeSlot,
} from "../support/scheduler";
import { storedBookings } from "../support/stored";

test.use({ javaScriptEnabled: false });

async function fillTime(page: Page, slot: string) {
  const { day, time } = agencyTime(slot);
  await page.getByLabel("Day").fill(day);
  await page.getByLabel("Time", { exact: true }).selectOption(time);
}

test("rejects a taken time, then books, reschedules and cancels without scripts", async ({
  page,
  request,
}) => {
  const [day, time] = [page.getByLabel("Day"), page.getByLabel("Time", { exact: true })];
  const book = page.getByRole("button", { name: "Book consultation" });
  await page.goto("/get-started?plan=professional");
  await book.click();
  await expect(day).toHaveAccessibleDescription(/Choose a day$/);
  await expect(time).toHaveAccessibleDescription(/Choose a time$/);
  await expect(page.getByLabel("Name")).toHaveAccessibleDescription("Name is required");
  await day.fill("2020-01-06");
  await book.click();
  await expect(day).toHaveAccessibleDescription(/at least 24 hours from now/);
  await expect(day).toHaveValue("2020-01-06");

  const email = uniqueEmail();
  const taken = await someFreeSlot(request);
  await storeBooking({ email: uniqueEmail(), startsAt: Date.parse(taken) });
  await fillTime(page, taken);
  await fillDetails(page, email);
  await book.click();
  await expect(page.getByRole("heading", { name: "There is a problem" })).toBeVisible();
  await expect(time).toHaveAccessibleDescription(
    /That time is taken\. Still free that day: \d|Nothing is free/,
  );
  await expect(day).toHaveValue(agencyTime(taken).day);
  await expect(time).not.toHaveValue("");
  await expect(page.getByLabel("Name")).toHaveValue("A visitor");
  expect(await storedBookings(email)).toHaveLength(0);

  const slot = await someFreeSlot(request);
  await fillTime(page, slot);
  await book.click();
  await expect(page.getByRole("heading", { name: "You're booked." })).toBeVisible();
  await expect(page.getByText("Your plan")).toBeVisible();
  await expect(page.getByRole("link", { name: "Add to calendar" })).toBeVisible();
  const [booking] = await storedBookings(email);
  expect(new Date(booking?.starts_at ?? 0).toISOString()).toBe(slot);
  expect(booking).toMatchObject({ plan: "professional", time_zone: agencyZone });

  const other = await someFreeSlot(request);
  await page.goto(linkIn(await newestMail(email, 1), "reschedule"));
  await fillTime(page, other);
  await page.getByRole("button", { name: "Move consultation" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your consultation has moved.");
  const [moved] = await storedBookings(email);
  expect(new Date(moved?.starts_at ?? 0).toISOString()).toBe(other);

  await page.goto(linkIn(await newestMail(email, 2), "cancel"));
  await page.getByRole("button", { name: "Cancel consultation" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("It's cancelled.");
  expect(await storedBookings(email)).toMatchObject([{ status: "cancelled", sequence: 2 }]);
});
