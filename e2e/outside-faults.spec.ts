import type { Page } from "@playwright/test";
import { mailsTo } from "./mail";
import type { Service, StandIns } from "./stand-ins";
import { expect, test } from "./tracked-site";

// What a browser itself says of a script that does not come or is none.
test.use({ expectedErrors: /Failed to load resource|Invalid or unexpected token|MIME type/ });

// How long each is waited for is told by the unit tests of those that ask (geolocation, tracking).
const faults = ["slow", "failing", "garbage", "refusing"] as const;

async function fail(outside: StandIns, service: Service, fault: (typeof faults)[number]) {
  if (fault === "refusing") await outside.refuse();
  else outside.mode[service] = fault;
}

async function canBeUsed(page: Page) {
  await page.getByRole("contentinfo").getByRole("link", { name: "Blog" }).click();
  await expect(page).toHaveURL("/blog");
  await page.getByRole("button", { name: "Dark mode" }).click();
  await expect(page.locator("html")).toHaveClass(/dark/);
}

for (const fault of faults) {
  test.describe(`${fault}:`, () => {
    test("geolocation leaves prices in TTD, and asks for consent", async ({ page, outside }) => {
      await fail(outside, "geo", fault);
      const answer = page.waitForResponse(/\/api\/geo/);
      await page.goto("/");
      expect(await (await answer).json()).toEqual({ country: null, consentRequired: true });
      const price = page.locator("#pricing .numeral").first();
      await expect(price).toHaveText("TTD 5,000", { useInnerText: true });
      await expect(page.getByRole("region", { name: /Meta/ })).toBeVisible();
      await canBeUsed(page);
    });

    test("the pixel's script keeps nothing waiting", async ({ page, outside }) => {
      await page.goto("/contact");
      // By now the visitor's country is known, so that the script alone is missing.
      await expect.poll(() => outside.heard.some(({ service }) => service === "pixel")).toBe(true);
      await fail(outside, "script", fault);
      const asked = page.waitForRequest(/fbevents/);
      await page.goto("/");
      await asked;
      const price = page.locator("#pricing .numeral").first();
      await expect(price).toHaveText("USD 750", { useInnerText: true });
      await canBeUsed(page);
    });

    test("conversions are lost without a sign of it", async ({
      page,
      outside,
      request,
      baseURL,
    }) => {
      await page.goto("/contact");
      await expect(page.getByRole("button", { name: "Privacy choices" })).toBeVisible();
      await fail(outside, "graph", fault);
      const answer = await request.post("/api/events", {
        headers: { origin: baseURL ?? "" },
        data: { event_name: "Schedule", event_id: crypto.randomUUID() },
      });
      expect(answer.status()).toBe(204);
      await canBeUsed(page);
    });

    test("the mail provider delays a message and loses nothing", async ({ page, outside }) => {
      const email = `visitor-${crypto.randomUUID()}@mail.example`;
      await fail(outside, "mail", fault);
      await page.clock.install();
      await page.goto("/contact");
      await page.getByLabel("Name").fill("A visitor");
      await page.getByLabel("Email", { exact: true }).fill(email);
      await page.getByLabel("Message").fill("Whatever happens to the mail.");
      await page.clock.fastForward(5_000);
      await page.getByRole("button", { name: "Send Message" }).click();
      await expect(page.getByRole("main").getByRole("status")).toContainText(
        "Message sent successfully!",
      );
      // The site under test beside this one has a provider that is well, and the same outbox.
      await expect.poll(async () => (await mailsTo(email)).length, { timeout: 30_000 }).toBe(1);
      await canBeUsed(page);
      expect(await mailsTo(email)).toHaveLength(1);
    });
  });
}
