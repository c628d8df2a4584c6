import { unreached } from "@/lib/forms/strings";
import { expectAccessible } from "../support/axe";
import { expect, test } from "../support/fixtures";
import { uniqueEmail } from "../support/mail";
import {
  bookSlot,
  freeSlots,
  linkIn,
  newestMail,
  pick,
  someFreeSlot,
  visitorZone,
} from "../support/scheduler";
import { storedBookings } from "../support/stored";

test.use({ timezoneId: visitorZone, expectedErrors: /status of (403|503)|DISCONNECTED/ });

test("reschedules with the emailed link, and cancels with the new email's link", async ({
  page,
  request,
}) => {
  const heading = page.getByRole("heading", { level: 1 });
  const email = uniqueEmail();
  const slot = await someFreeSlot(request);
  await bookSlot(page, slot, email);
  const other = await someFreeSlot(request);
  await page.goto(linkIn(await newestMail(email, 1), "reschedule"));
  const times = page.getByRole("radiogroup", { name: "Time" });
  await expect(times).toBeVisible();
  const reload = page.waitForResponse("**/api/slots");
  await page.route("**/api/slots", (route) => route.fulfill({ status: 503, body: "{}" }));
  await page.getByRole("button", { name: "Move consultation" }).click();
  await reload;
  await page.unroute("**/api/slots");
  await expect(page.locator("#starts_at-error")).toBeVisible();
  await expect(times.getByRole("radio").first()).toBeFocused();
  await expect(times, "though they did not load again").toBeVisible();
  await expect(page.getByLabel("Time zone")).toHaveValue(/^America\/New York \(GMT-\d\)$/);
  await pick(page, other);
  await page.getByRole("button", { name: /^Move to / }).click();
  await expect(heading).toHaveText("Your consultation has moved.");
  const [booking] = await storedBookings(email);
  expect(new Date(booking?.starts_at ?? 0).toISOString()).toBe(other);
  const free = await freeSlots(request);
  expect(free).toContain(slot);
  expect(free).not.toContain(other);

  await page.goto(linkIn(await newestMail(email, 2), "cancel"));
  await expectAccessible(page, "cancelling");
  const cancel = page.getByRole("button", { name: "Cancel consultation" });
  await page.context().setOffline(true);
  await cancel.click();
  await expect(page.getByText(unreached)).toBeVisible();
  await page.context().setOffline(false);
  await cancel.click();
  await expect(heading).toHaveText("It's cancelled.");
  expect(await storedBookings(email)).toMatchObject([{ status: "cancelled", sequence: 2 }]);
  expect(await freeSlots(request)).toContain(other);
  await page.goto("/booking?token=x");
  await expectAccessible(page, "forged");
});
