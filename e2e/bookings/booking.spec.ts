import { clockTime, formatShortStart } from "@/lib/time/format";
import { storeBooking } from "../support/admin-rows";
import { expectAccessible } from "../support/axe";
import { expect, test } from "../support/fixtures";
import { tabTo } from "../support/keyboard";
import { uniqueEmail } from "../support/mail";
import {
  agencyZone,
  fillDetails,
  freeSlots,
  pick,
  someFreeSlot,
  visitorZone,
} from "../support/scheduler";
import { storedBookings } from "../support/stored";

test.use({ timezoneId: visitorZone });

test("shows errors, and books a consultation by keyboard", async ({ page }) => {
  const [name, email] = [page.getByLabel("Name"), page.getByLabel("Email", { exact: true })];
  const note = page.getByLabel(/What is it about/);
  const book = page.getByRole("button", { name: /^Book / });
  const days = page.getByRole("radiogroup", { name: "Day" }).getByRole("radio");
  const times = page.getByRole("radiogroup", { name: "Time" }).getByRole("radio");
  await page.clock.install();
  await page.goto("/get-started?plan=starter");
  await expect(times.first()).toBeVisible();
  await page.clock.fastForward(5_000);
  await email.fill("nobody");
  await book.click();
  await expect(times.first()).toHaveAccessibleDescription("Choose a day and a time");
  await expect(times.first()).toBeFocused();
  await expect(name).toHaveAccessibleDescription("Name is required");
  await expect(email).toHaveAccessibleDescription("Invalid email address");

  await tabTo(page, days);
  await page.keyboard.press("ArrowRight");
  await expect(days.nth(1)).toBeChecked();
  await tabTo(page, page.getByRole("button", { name: "Open calendar" }));
  await page.keyboard.press("Enter");
  const calendar = page.getByRole("region", { name: "Month calendar" });
  await expect(calendar.getByRole("grid")).toBeVisible();
  await expect(name).toHaveAccessibleDescription("Name is required");
  await expectAccessible(page, "calendar open");
  await tabTo(page, calendar.getByRole("gridcell").getByRole("button"));
  await page.keyboard.press("PageDown");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  const chosenDay = await page.locator('input[name="picked_day"]:checked').getAttribute("value");
  expect(chosenDay).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  await tabTo(page, times);
  await page.keyboard.press("Space");
  await page.keyboard.press("ArrowDown");
  const slot = await page.locator('input[name="starts_at"]:checked').getAttribute("value");

  await expect(book).toHaveText(`Book ${formatShortStart(Date.parse(slot ?? ""), visitorZone)}`);

  const sender = uniqueEmail();
  for (const [field, value, message] of [
    [name, "x".repeat(101), "Name must be at most 100 characters"],
    [email, "a@b@c.example", "Invalid email address"],
    [note, "x".repeat(2001), "Note must be at most 2,000 characters"],
  ] as const) {
    await fillDetails(page, sender);
    await field.fill(value);
    await book.click();
    await expect(field).toHaveAccessibleDescription(new RegExp(message));
    await expect(field).toHaveValue(value);
  }
  await note.fill("A short one.");
  await expectAccessible(page, "filled in");
  await email.press("Enter");
  await expect(page.getByRole("heading", { name: "You're booked." })).toBeFocused();
  await expectAccessible(page, "booked");
  const file = page.getByRole("link", { name: "Add to calendar" });
  const [booking] = await storedBookings(sender);
  const uid = new RegExp(`^data:text/calendar.*UID%3Aconsultation-${booking?.id}%40`);
  await expect(file).toHaveAttribute("href", uid);
  expect(new Date(booking?.starts_at ?? 0).toISOString()).toBe(slot);
  expect(booking).toMatchObject({ plan: "starter", time_zone: visitorZone, status: "confirmed" });
});

test("rejects a slot that was just taken, then books another", async ({ page, request }) => {
  const [email, taken] = [uniqueEmail(), await someFreeSlot(request)];
  await page.clock.install();
  await page.goto("/get-started");
  await pick(page, taken);
  await fillDetails(page, email);
  await page.getByLabel(/What is it about/).fill("Keep this.");
  await page.clock.fastForward(5_000);
  await storeBooking({ email: uniqueEmail(), startsAt: Date.parse(taken) });
  const book = page.getByRole("button", { name: /^Book / });
  await book.click();
  await expect(page.locator("#starts_at-error")).toContainText("Someone just took that time.");
  await expect(page.locator(`input[value="${taken}"]`)).toHaveCount(0);
  await expect(page.getByLabel("Name")).toHaveValue("A visitor");
  await expect(page.getByLabel(/What is it about/)).toHaveValue("Keep this.");

  const slot = await someFreeSlot(request);
  await pick(page, slot);
  await book.click();
  await expect(page.getByRole("status").filter({ hasText: email })).toContainText(
    clockTime(Date.parse(slot), visitorZone),
  );
  expect(await freeSlots(request)).not.toContain(slot);
});

test("leads to the contact page when no time is free", async ({ page }) => {
  await page.route("**/api/slots", (route) => route.fulfill({ json: { free: [] } }));
  await page.goto("/get-started");
  await expect(page.getByRole("link", { name: "Write to us" })).toHaveAttribute("href", "/contact");
  await expect(page.getByLabel("Name", { exact: true })).toBeHidden();
  await expect(page.getByRole("button", { name: "Book consultation" })).toBeHidden();
});

test.describe("when the free times or the calendar's script fail to load", () => {
  test.use({ expectedErrors: /status of 503|ERR_FAILED/ });

  test("loads times on Try again, shows them in any time zone, and lists every day", async ({
    page,
    request,
  }) => {
    await page.route("**/api/slots", (route) => route.fulfill({ status: 503, body: "{}" }));
    await page.goto("/get-started");
    await expect(page.getByText("The available times didn't load.")).toBeVisible();
    await page.unroute("**/api/slots");
    const answer = page.waitForResponse("**/api/slots");
    await page.getByRole("button", { name: "Try again" }).click();
    const [slot = ""] = (await (await answer).json()).free;
    const chip = page.locator(`label:has(input[value="${slot}"])`);
    await expect(chip).toHaveText(clockTime(Date.parse(slot), visitorZone));
    const zone = page.getByLabel("Time zone");
    await zone.fill("london");
    await zone.press("Enter");
    await expect(zone).toHaveValue(/^Europe\/London \(GMT(\+1)?\)$/);
    await zone.fill("nowhere");
    await zone.press("Tab");
    await expect(zone).toHaveValue(/^Europe\/London/);
    await expect(page.getByText("No time zone matches “nowhere”.")).toBeVisible();
    await expect(chip).toHaveText(clockTime(Date.parse(slot), "Europe/London"));
    await chip.click();
    await expect(page.getByText(/in Port of Spain\.$/)).toContainText(
      clockTime(Date.parse(slot), agencyZone),
    );
    await zone.fill("kiritimati");
    await zone.press("Enter");
    await expect(zone).toHaveValue(/GMT\+14/);
    await expect(chip.getByRole("radio")).toBeChecked();

    await page.route("**/_next/static/**", (route) => route.abort());
    await page.getByRole("button", { name: "Open calendar" }).click();
    await expect(page.getByText("The calendar didn't load.")).toBeVisible();
    const other = await someFreeSlot(request);
    await pick(page, other, "Pacific/Kiritimati");
    await expect(page.locator(`input[value="${other}"]`)).toBeChecked();
  });
});
