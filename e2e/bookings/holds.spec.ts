import { storeBooking } from "../support/admin-rows";
import { expect, test } from "../support/fixtures";
import { uniqueEmail } from "../support/mail";
import { bookSlot, linkIn, newestMail, someFreeSlot, visitorZone } from "../support/scheduler";

test.use({ timezoneId: visitorZone });

test("holds a third consultation until the visitor confirms it", async ({ page, request }) => {
  const email = uniqueEmail();
  for (let count = 0; count < 2; count++) await storeBooking({ email });
  const slot = await someFreeSlot(request);
  const heading = "Check your email to confirm.";
  await bookSlot(page, slot, email, heading);
  await expect(page.getByRole("heading", { name: heading })).toBeFocused();
  await expect(page.getByRole("status").filter({ hasText: email })).toContainText(
    /is held for 30 minutes, until \d+:\d\d [ap]m, your time/,
  );

  await page.goto(linkIn(await newestMail(email, 3, "Confirm"), "confirm"));
  await expect(page.getByText(/until \d+:\d\d [ap]m \(New York/)).toBeVisible();
  await page.getByRole("button", { name: "Confirm consultation" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("You're booked.");
});
