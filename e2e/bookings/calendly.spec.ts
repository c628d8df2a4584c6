import type { Locator, Page } from "@playwright/test";
import type { NextServer } from "@/local/process/next-process";
import { expectAccessible, violations } from "../support/axe";
import { fakePort, startCalendlySite } from "../support/calendly-site";
import { type FakeCalendly, startFakeCalendly } from "../support/fake-calendly";
import { expect, test } from "../support/fixtures";

// Tests run in one worker, so that they share one site.
test.describe.configure({ mode: "default" });
test.use({ extraHTTPHeaders: { "x-country": "US" } });

let url: string;
let fake: FakeCalendly;
let site: NextServer;

test.beforeAll(async () => {
  fake = await startFakeCalendly(fakePort);
  site = await startCalendlySite();
  url = `${site.url}/get-started`;
  // Warm up the server: its first response may take longer than a page waits.
  await fetch(`${site.url}/api/geo`);
});

// The visitor's country is requested with a limit in real time, whatever the test's clock.
test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    AbortSignal.timeout = () => new AbortController().signal;
  }),
);

test.afterAll(async () => {
  await site?.stop();
  await fake?.stop();
});

const frame = (page: Page) => page.locator("main iframe");
const overlay = (page: Page) => page.getByText("Preparing your consultation calendar...");
const fallback = (page: Page) => page.getByRole("link", { name: /Open booking page/ });

/** Pauses the page's clock, so that only the test advances it. */
async function holdClock(page: Page) {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
}

/** Waits for the element while advancing the paused clock, since the framework defers work. */
async function expectOne(page: Page, element: Locator) {
  // Scripts wait for one animation frame.
  await page.clock.runFor(20);
  await expect
    .poll(async () => {
      await page.clock.runFor(1);
      return element.count();
    })
    .toBe(1);
}

async function expectFallback(page: Page) {
  await expect(fallback(page)).toHaveAttribute("href", `${fake.url}/kiskadee/30min`);
  await expect(overlay(page)).toHaveCount(0);
  await expect(
    page.getByRole("main").getByRole("link", { name: "info@kiskadee.example" }).first(),
  ).toBeVisible();
}

test("shows the widget after three seconds, and dispatches its bookings", async ({ page }) => {
  fake.answer("widget");
  await page.addInitScript(() => {
    Reflect.set(window, "received", []);
    addEventListener("booking:scheduled", (event) =>
      Reflect.get(window, "received").push((event as CustomEvent).detail.scheduler),
    );
  });
  const received = () => page.evaluate(() => Reflect.get(window, "received"));
  await holdClock(page);
  await page.goto(url);
  await expectOne(page, frame(page));
  await expect(frame(page)).toHaveAttribute("src", /hide_gdpr_banner=1/);
  await expect(overlay(page)).toBeVisible();
  await page.clock.fastForward(2_500);
  await expect(overlay(page)).toBeVisible();
  await page.clock.fastForward(500);
  await expect(overlay(page)).toHaveCount(0);
  await page.clock.resume();
  expect((await frame(page).boundingBox())?.height).toBe(700);
  await expectAccessible(page, "calendar");

  await page.evaluate(() => {
    return new Promise((done) => {
      addEventListener("message", () => setTimeout(done), { once: true });
      postMessage({ event: "calendly.event_scheduled" }, "*");
    });
  });
  expect(await received()).toEqual([]);
  await page.frameLocator("main iframe").getByRole("button", { name: "Book" }).click();
  await expect.poll(received).toEqual(["calendly"]);
});

test.describe("where consent is required", () => {
  test.use({ extraHTTPHeaders: { "x-country": "DE" } });

  test("requests nothing from the scheduler before the visitor agrees", async ({ page }) => {
    fake.answer("widget");
    const foreignUrls: string[] = [];
    page.on("request", (request) => {
      if (!request.url().startsWith(new URL(url).origin)) foreignUrls.push(request.url());
    });
    await page.goto(url, { waitUntil: "networkidle" });
    const show = page.getByRole("button", { name: "Show calendar" });
    await expect(show).toBeVisible();
    await expect(overlay(page)).toHaveCount(0);
    await expectAccessible(page, "asked first");
    expect(foreignUrls).toEqual([]);
    await show.click();
    await expect(overlay(page)).toBeVisible();
    await expect(frame(page)).toBeAttached();
    await expect(overlay(page)).toHaveCount(0);
    expect(foreignUrls.length).toBeGreaterThan(0);
  });
});

test("the overlay has no accessibility violations", async ({ page }) => {
  fake.answer("nothing");
  await page.goto(url, { waitUntil: "commit" });
  await expect(overlay(page)).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

test.describe("when the widget script fails", () => {
  test.use({ expectedErrors: /status of 500|Unexpected identifier/ });

  test("shows a link and an email if it errors or is invalid", async ({ page }) => {
    for (const answer of ["failure", "garbage"] as const) {
      fake.answer(answer);
      await page.goto(url);
      await expectFallback(page);
    }
    await expectAccessible(page, "fallback");
  });

  test("shows a link after 10 seconds without a response", async ({ page }) => {
    fake.answer("nothing");
    await holdClock(page);
    await page.goto(url, { waitUntil: "commit" });
    await expect(overlay(page)).toBeVisible();
    await expectOne(page, page.locator('script[src$="/widget.js"]'));
    await page.clock.fastForward(9_000);
    await expect(overlay(page)).toBeVisible();
    await page.clock.fastForward(1_000);
    await expectFallback(page);
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });
  test("shows a link in place of the widget", async ({ page }) => {
    await page.goto(url);
    await expect(fallback(page)).toBeVisible();
    await expect(overlay(page)).toBeHidden();
  });
});
