import { violations } from "../support/axe";
import { expect, test } from "../support/fixtures";
import {
  button,
  field,
  form,
  linkIn,
  mailTo,
  subscribe,
  uniqueAddress,
} from "../support/newsletter-form";
import { widths } from "../support/pages";

for (const colorScheme of ["light", "dark"] as const) {
  for (const width of widths) {
    test.describe(`${colorScheme}, ${width} px`, () => {
      test.use({
        colorScheme,
        viewport: { width, height: 900 },
        contextOptions: { reducedMotion: "reduce" },
        expectedErrors: /status of 4(03|10)/,
      });

      test("the newsletter has no violation, failed or sent", async ({ page }) => {
        await page.clock.install();
        await page.goto("/contact");
        await button(page).click();
        await expect(field(page)).toHaveAccessibleDescription("Email is required");
        expect(await violations(page)).toEqual([]);
        await field(page).fill(uniqueAddress());
        await page.clock.fastForward(5_000);
        await button(page).click();
        await expect(form(page)).toContainText("Thank you for subscribing!");
        expect(await violations(page)).toEqual([]);
      });

      test("the pages behind its links have no violation", async ({ page }) => {
        const email = uniqueAddress();
        await subscribe(page, email);
        const link = linkIn(await mailTo(email, /^Please confirm/));
        await page.goto(link);
        expect(await violations(page)).toEqual([]);
        await page.getByRole("button", { name: "Confirm subscription" }).click();
        await expect(page).toHaveURL("/newsletter/confirmed");
        expect(await violations(page)).toEqual([]);
        for (const path of [link, "/newsletter/unsubscribe", "/newsletter/unsubscribed"]) {
          await page.goto(path);
          expect(await violations(page), path).toEqual([]);
        }
        await page.goto(linkIn(await mailTo(email, /^You are on the list/)));
        expect(await violations(page)).toEqual([]);
      });

      test("the waitlist has no violation, closed, open, failed or joined", async ({ page }) => {
        await page.clock.install();
        await page.goto("/portfolio/8");
        expect(await violations(page)).toEqual([]);
        await page.getByRole("button", { name: "Join Waitlist" }).click();
        expect(await violations(page)).toEqual([]);
        const waitlist = page.getByRole("form", { name: "Waitlist" });
        await waitlist.getByRole("button").click();
        await expect(waitlist.getByLabel("Name")).toHaveAccessibleDescription("Name is required");
        expect(await violations(page)).toEqual([]);
        await page.clock.fastForward(5_000);
        await waitlist.getByLabel("Name").fill("A visitor");
        await waitlist.getByLabel("Email").fill(uniqueAddress());
        await waitlist.getByRole("button").click();
        await expect(page.getByText("You're on the waitlist!")).toBeVisible();
        expect(await violations(page)).toEqual([]);
      });
    });
  }
}
