import type { Page } from "@playwright/test";
import { scheduledEvent } from "@/components/bookings/scheduled";
import { clockTime } from "@/lib/time/format";
import { expectAccessible } from "../support/axe";
import { expect, test } from "../support/fixtures";
import { tabTo } from "../support/keyboard";
import { mailsTo, uniqueEmail } from "../support/mail";
import {
  agencyZone,
  bookSlot,
  calendarOf,
  expecting,
  fillDetails,
  freeSlots,
  newestMail,
  pick,
  someFreeSlot,
  visitorZone,
} from "../support/scheduler";
import { storedBookings } from "../support/stored";

test.use({ timezoneId: visitorZone, expectedErrors: expecting() });

test("a consultation is booked with the keyboard alone", async ({ page }) => {
  const email = uniqueEmail();
  await page.clock.install();
  await page.goto("/get-started?plan=starter");
  await expect(page.getByRole("radiogroup", { name: "Time" })).toBeVisible();
  const days = page.getByRole("radiogroup", { name: "Day" }).getByRole("radio");
  await tabTo(page, days);
  await page.keyboard.press("ArrowRight");
  await expect(days.nth(1)).toBeChecked();
  await tabTo(page, page.getByRole("button", { name: "Open the month calendar" }));
  await page.keyboard.press("Enter");
  const calendar = page.getByRole("region", { name: "Month calendar" });
  await expect(calendar.getByRole("grid")).toBeVisible();
  await tabTo(page, calendar.getByRole("gridcell").getByRole("button"));
  await page.keyboard.press("PageDown");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  const chosenDay = await page.locator('input[name="picked_day"]:checked').getAttribute("value");
  expect(chosenDay).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  const times = page.getByRole("radiogroup", { name: "Time" }).getByRole("radio");
  await tabTo(page, times);
  await page.keyboard.press("Space");
  const chosen = () => page.locator('input[name="starts_at"]:checked').getAttribute("value");
  await page.keyboard.press("ArrowDown");
  const slot = await chosen();
  await tabTo(page, page.getByLabel("Name"));
  await page.keyboard.type("A visitor");
  await tabTo(page, page.getByLabel("Email"));
  await page.keyboard.type(email);
  await page.clock.fastForward(5_000);
  await page.keyboard.press("Enter");
  const done = page.getByRole("heading", { name: "You're booked." });
  await expect(done).toBeFocused();
  const [booking] = await storedBookings(email);
  expect(new Date(booking?.starts_at ?? 0).toISOString()).toBe(slot);
  expect(booking).toMatchObject({ plan: "starter", time_zone: visitorZone, status: "confirmed" });
});

test("a booking takes its time, is announced, and mailed once to either side with the calendar file", async ({
  page,
  request,
}) => {
  const email = uniqueEmail();
  const slot = await someFreeSlot(request);
  await page.addInitScript((name) => {
    addEventListener(name, (event) =>
      Reflect.set(window, "received", (event as CustomEvent).detail),
    );
  }, scheduledEvent);
  await bookSlot(page, slot, email);
  expect(await freeSlots(request)).not.toContain(slot);
  await expect
    .poll(() => page.evaluate(() => Reflect.get(window, "received")))
    .toEqual({ scheduler: "built-in", email });
  await expect(page.getByRole("status").filter({ hasText: email })).toContainText(
    clockTime(Date.parse(slot), visitorZone),
  );
  const mail = await newestMail(email, 1);
  expect(mail.attachments).toMatchObject([
    { filename: "consultation.ics", content_type: "text/calendar; charset=utf-8; method=REQUEST" },
  ]);
  const start = slot.replace(/[-:]|\.\d+/g, "");
  expect(calendarOf(mail)).toContain(`DTSTART:${start}\r\n`);
  const toAgency = async () =>
    (await mailsTo("hello@kiskadee.example")).filter(({ text }) => text.includes(email));
  await expect.poll(async () => (await toAgency()).length).toBe(1);
  const [notice] = await toAgency();
  expect(notice && calendarOf(notice)).toContain(`DTSTART:${start}\r\n`);
});

test("of two browsers that want one time, one gets it and the other chooses again", async ({
  browser,
  baseURL,
  request,
}) => {
  const slot = await someFreeSlot(request);
  const pages = await Promise.all(
    ["10.1.1.1", "10.1.1.2"].map(async (address) => {
      const context = await browser.newContext({
        baseURL,
        timezoneId: visitorZone,
        extraHTTPHeaders: { "x-forwarded-for": address },
      });
      const page = await context.newPage();
      await page.clock.install();
      await page.goto("/get-started");
      await pick(page, slot);
      await fillDetails(page, uniqueEmail());
      await page.getByLabel(/What is it about/).fill("Keep this.");
      await page.clock.fastForward(5_000);
      return page;
    }),
  );
  await Promise.all(
    pages.map((page) => page.getByRole("button", { name: "Book Consultation" }).click()),
  );
  const booked = pages.map((page) => page.getByRole("heading", { name: "You're booked." }));
  const refused = pages.map((page) =>
    page.locator("#starts_at-error", { hasText: "Someone has just taken that time." }),
  );
  await expect
    .poll(async () => {
      const counts = [...booked, ...refused].map((locator) => locator.count());
      return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
    })
    .toBe(2);
  const winners = await Promise.all(booked.map((locator) => locator.count()));
  expect(winners.filter(Boolean)).toHaveLength(1);
  const loser = pages[winners[0] ? 1 : 0] as Page;
  await expect(loser.locator(`input[value="${slot}"]`)).toHaveCount(0);
  await expect(loser.getByLabel("Name")).toHaveValue("A visitor");
  await expect(loser.getByLabel(/What is it about/)).toHaveValue("Keep this.");
  await pick(loser, await someFreeSlot(request));
  await loser.getByRole("button", { name: "Book Consultation" }).click();
  await expect(loser.getByRole("heading", { name: "You're booked." })).toBeVisible();
  await Promise.all(pages.map((page) => page.context().close()));
});

test("what is missing or cannot be is told beside it, the time first, until a time is booked", async ({
  page,
  request,
}) => {
  // Five states are looked at whole.
  test.slow();
  const book = page.getByRole("button", { name: "Book Consultation" });
  const [name, email] = [page.getByLabel("Name"), page.getByLabel("Email")];
  const note = page.getByLabel(/What is it about/);
  const slot = await someFreeSlot(request);
  await page.clock.install();
  await page.goto("/get-started?plan=professional");
  await expect(page.getByRole("radiogroup", { name: "Time" })).toBeVisible();
  await expectAccessible(page, "free times");
  await page.getByRole("button", { name: "Open the month calendar" }).click();
  await expect(page.getByRole("grid")).toBeVisible();
  await expectAccessible(page, "calendar open");
  await page.clock.fastForward(5_000);
  await email.fill("nobody");
  await book.click();
  const time = page.locator('input[name="starts_at"]').first();
  await expect(time).toHaveAccessibleDescription("Choose a day and a time");
  await expect(time).toBeFocused();
  await expect(name).toHaveAccessibleDescription("Name is required");
  await expect(email).toHaveAccessibleDescription("Invalid email address");
  await expectAccessible(page, "failed");

  await pick(page, slot);
  for (const [field, value, message] of [
    [name, "x".repeat(101), "Name must be at most 100 characters"],
    [email, "a@b@c.example", "Invalid email address"],
    [note, "x".repeat(2001), "Note must be at most 2,000 characters"],
  ] as const) {
    await fillDetails(page, uniqueEmail());
    await field.fill(value);
    await book.click();
    await expect(field).toHaveAccessibleDescription(new RegExp(message));
    await expect(field).toHaveValue(value);
  }
  await note.fill("A short one.");
  await expectAccessible(page, "filled in");
  await book.click();
  await expect(page.getByRole("heading", { name: "You're booked." })).toBeVisible();
  await expectAccessible(page, "booked");
});

test.describe("when the free times do not come", () => {
  test.use({ expectedErrors: /status of 503/ });

  test("the page says so, asks again when told to, and shows them by the clock of any time zone", async ({
    page,
  }) => {
    await page.route("**/api/slots", (route) => route.fulfill({ status: 503, body: "{}" }));
    await page.goto("/get-started");
    await expect(page.getByText("The free times did not load.")).toBeVisible();
    await page.unroute("**/api/slots");
    const answer = page.waitForResponse("**/api/slots");
    await page.getByRole("button", { name: "Try Again" }).click();
    const [slot = ""] = (await (await answer).json()).free;
    const chip = page.locator(`label:has(input[value="${slot}"])`);
    await expect(chip).toHaveText(clockTime(Date.parse(slot), visitorZone));
    await page.getByLabel("Time zone").selectOption("Europe/London");
    await expect(chip).toHaveText(clockTime(Date.parse(slot), "Europe/London"));
    await chip.click();
    await expect(page.getByText(/in Port of Spain\.$/)).toContainText(
      clockTime(Date.parse(slot), agencyZone),
    );
  });
});

test.describe("when the calendar's script does not come", () => {
  test.use({ expectedErrors: /ERR_FAILED/ });
  test("the list of days still leads to every time", async ({ page, request }) => {
    const slot = await someFreeSlot(request);
    await page.goto("/get-started");
    await expect(page.getByRole("radiogroup", { name: "Time" })).toBeVisible();
    await page.route("**/_next/static/**", (route) => route.abort());
    await page.getByRole("button", { name: "Open the month calendar" }).click();
    await expect(page.getByText("The calendar did not load.")).toBeVisible();
    await pick(page, slot);
    await expect(page.locator(`input[value="${slot}"]`)).toBeChecked();
  });
});
