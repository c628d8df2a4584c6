import { expectAccessible } from "../support/axe";
import { expect, test } from "../support/fixtures";
import { uniqueEmail } from "../support/mail";
import {
  bookSlot,
  expecting,
  fillDetails,
  linkIn,
  newestMail,
  pick,
  someFreeSlot,
  visitorZone,
} from "../support/scheduler";

test.use({ expectedErrors: expecting(/status of 403/), timezoneId: visitorZone });

test.beforeEach(() => test.slow());

test("booking has no violation in any state", async ({ page, request }) => {
  await page.clock.install();
  await page.goto("/get-started?plan=professional");
  await expect(page.getByRole("radiogroup", { name: "Time" })).toBeVisible();
  await expectAccessible(page, "free times");
  await page.getByRole("button", { name: "Open the month calendar" }).click();
  await expect(page.getByRole("grid")).toBeVisible();
  await expectAccessible(page, "calendar open");
  await page.clock.fastForward(5_000);
  await page.getByRole("button", { name: "Book Consultation" }).click();
  await expect(page.locator("#starts_at-error")).toBeVisible();
  await expectAccessible(page, "failed");
  await pick(page, await someFreeSlot(request));
  await fillDetails(page, uniqueEmail());
  await expectAccessible(page, "filled in");
  await page.getByRole("button", { name: "Book Consultation" }).click();
  await expect(page.getByRole("heading", { name: "You're booked." })).toBeVisible();
  await expectAccessible(page, "booked");
});

test("the pages behind a booking's links have no violation in any state", async ({
  page,
  request,
}) => {
  const email = uniqueEmail();
  await bookSlot(page, await someFreeSlot(request), email);
  const mail = await newestMail(email, 1);
  await page.goto(linkIn(mail, "reschedule"));
  await expect(page.getByRole("radiogroup", { name: "Time" })).toBeVisible();
  await expectAccessible(page, "moving");
  await page.goto(linkIn(mail, "cancel"));
  await expectAccessible(page, "cancelling");
  await page.getByRole("button", { name: "Cancel Consultation" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/cancelled/);
  await expectAccessible(page, "cancelled");
  await page.goto("/booking?token=x");
  await expectAccessible(page, "forged");
});
