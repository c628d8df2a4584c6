import type { Page } from "@playwright/test";
import type { Fakes, Service } from "../support/fakes";
import { mailsTo, uniqueEmail } from "../support/mail";
import { countryAsked, expect, test } from "../support/tracked-site";

// What a browser itself says of a script that does not come or is none.
test.use({ expectedErrors: /Failed to load resource|Invalid or unexpected token|MIME type/ });

// How long geolocation and tracking wait is held by their unit tests. Here: what waits for them at all.
const faults = ["slow", "failing", "garbage", "refusing"] as const;

async function fail(fakes: Fakes, service: Service, fault: (typeof faults)[number]) {
  if (fault === "refusing") await fakes.refuse();
  else fakes.mode[service] = fault;
}

async function canBeUsed(page: Page) {
  await page.getByRole("contentinfo").getByRole("link", { name: "Blog" }).click();
  await expect(page).toHaveURL("/blog");
  await page.getByRole("button", { name: "Dark mode" }).click();
  await expect(page.locator("html")).toHaveClass(/dark/);
}

for (const fault of faults) {
  test.describe(`${fault}:`, () => {
    test("geolocation leaves prices in TTD, and asks for consent", async ({
      page,
      fakes,
      request,
    }) => {
      await fail(fakes, "geo", fault);
      const asked = countryAsked(page);
      await page.goto("/");
      await asked;
      const price = page.locator("#pricing .numeral").first();
      await expect(price).toHaveText("TTD 5,000", { useInnerText: true });
      await expect(page.getByRole("region", { name: /Meta/ })).toBeVisible();
      await canBeUsed(page);
      const answer = await request.get("/api/geo");
      expect(await answer.json()).toEqual({ country: null, consentRequired: true });
      // One timeout for one visitor, however often the site asks.
      if (fault === "slow") expect(fakes.gaveUp("geo")).toBe(1);
      if (fault !== "refusing")
        expect(fakes.requests.filter(({ service }) => service === "geo")).toHaveLength(1);
    });

    test("the pixel's script keeps nothing waiting", async ({ page, fakes }) => {
      await page.goto("/contact");
      // By now the visitor's country is known, so that the script alone is missing.
      await expect.poll(() => fakes.requests.some(({ service }) => service === "pixel")).toBe(true);
      await fail(fakes, "script", fault);
      const asked = page.waitForRequest(/fbevents/);
      await page.goto("/");
      await asked;
      const price = page.locator("#pricing .numeral").first();
      await expect(price).toHaveText("USD 750", { useInnerText: true });
      await canBeUsed(page);
    });

    test("conversions are lost without a sign of it", async ({ page, fakes, request, baseURL }) => {
      await page.goto("/contact");
      await expect(page.getByRole("button", { name: "Privacy choices" })).toBeVisible();
      await fail(fakes, "graph", fault);
      const answer = await request.post("/api/events", {
        headers: { origin: baseURL ?? "" },
        data: { event_name: "Schedule", event_id: crypto.randomUUID() },
      });
      expect(fakes.gaveUp("graph"), "answered before the report was given up").toBe(0);
      expect(answer.status()).toBe(204);
      await canBeUsed(page);
    });

    test("the mail provider delays a message and loses nothing", async ({ page, fakes }) => {
      const email = uniqueEmail();
      await fail(fakes, "mail", fault);
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
      expect(fakes.gaveUp("mail"), "answered before the mail was given up").toBe(0);
      // The site under test beside this one has a provider that is well, and the same outbox.
      await expect.poll(async () => (await mailsTo(email)).length, { timeout: 30_000 }).toBe(1);
      await canBeUsed(page);
      expect(await mailsTo(email)).toHaveLength(1);
    });
  });
}
