import { expectAccessible } from "../support/axe";
import { expect, test } from "../support/fixtures";
import { shifts, watchShifts } from "../support/layout-shifts";
import {
  button,
  field,
  form,
  linkIn,
  mailTo,
  subscribe,
  uniqueAddress,
} from "../support/newsletter-form";
import { pages, readToTheEnd } from "../support/pages";

test.describe("under reduced motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  for (const path of pages) {
    test(`${path} has no violation, and nothing on it moves`, async ({ page }) => {
      await watchShifts(page);
      await page.goto(path);
      await readToTheEnd(page);
      expect(await shifts(page)).toEqual([]);
      const moving = await page.evaluate(() =>
        document.getAnimations().map(({ effect }) => {
          const target = effect instanceof KeyframeEffect ? effect.target : null;
          return target?.outerHTML.slice(0, 120) ?? "unknown";
        }),
      );
      expect(moving).toEqual([]);
      await expectAccessible(page, path);
    });
  }
});

test.describe("with pages that are not there, or no longer", () => {
  test.use({ expectedErrors: /status of 4(03|04|10)/ });

  test("a page that is not there has no violation", async ({ page }) => {
    for (const path of ["/no/such/page", "/blog/no-such-post", "/portfolio/1"]) {
      await page.goto(path);
      await expectAccessible(page, path);
    }
  });

  test("the pages behind the newsletter's links have no violation", async ({ page }) => {
    const email = uniqueAddress();
    await subscribe(page, email);
    const link = linkIn(await mailTo(email, /^Please confirm/));
    await page.goto(link);
    await expectAccessible(page, "to confirm");
    await page.getByRole("button", { name: "Confirm subscription" }).click();
    await expect(page).toHaveURL("/newsletter/confirmed");
    await expectAccessible(page, "confirmed");
    for (const path of [link, "/newsletter/unsubscribe", "/newsletter/unsubscribed"]) {
      await page.goto(path);
      await expectAccessible(page, path);
    }
    await page.goto(linkIn(await mailTo(email, /^You are on the list/)));
    await expectAccessible(page, "to unsubscribe");
  });
});

test("the open menu has no violation", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  await page.getByRole("banner").locator("summary").click();
  await expect(page.getByRole("navigation", { name: "Menu" })).toBeVisible();
  await expectAccessible(page, "open");
});

test("an open lightbox has no violation, fitted or magnified", async ({ page }) => {
  await page.goto("/portfolio/9");
  await page
    .getByRole("link", { name: /opens at full size/ })
    .first()
    .click();
  const lightbox = page.getByRole("dialog");
  await expect(lightbox).toBeVisible();
  await expectAccessible(page, "fitted");
  await lightbox.getByRole("button", { name: "Magnify" }).click();
  await expectAccessible(page, "magnified");
});

test("a failed and a sent contact form have no violation", async ({ page }) => {
  await page.clock.install();
  await page.goto("/contact");
  await page.getByRole("button", { name: "Send Message" }).click();
  await expect(page.getByLabel("Name")).toHaveAccessibleDescription("Name is required");
  await expectAccessible(page, "failed");
  await page.getByLabel("Name").fill("A visitor");
  await page.getByLabel("Email").fill(uniqueAddress());
  await page.getByLabel("Message").fill("Hello");
  await page.clock.fastForward(5_000);
  await page.getByRole("button", { name: "Send Message" }).click();
  await expect(page.getByRole("status")).toContainText("Message sent");
  await expectAccessible(page, "sent");
});

test("the newsletter has no violation, failed or sent", async ({ page }) => {
  await page.clock.install();
  await page.goto("/contact");
  await button(page).click();
  await expect(field(page)).toHaveAccessibleDescription("Email is required");
  await expectAccessible(page, "failed");
  await field(page).fill(uniqueAddress());
  await page.clock.fastForward(5_000);
  await button(page).click();
  await expect(form(page)).toContainText("Thank you for subscribing!");
  await expectAccessible(page, "sent");
});

test("the waitlist has no violation, closed, open, failed or joined", async ({ page }) => {
  await page.clock.install();
  await page.goto("/portfolio/8");
  await expectAccessible(page, "closed");
  await page.getByRole("button", { name: "Join Waitlist" }).click();
  await expectAccessible(page, "open");
  const waitlist = page.getByRole("form", { name: "Waitlist" });
  await waitlist.getByRole("button").click();
  await expect(waitlist.getByLabel("Name")).toHaveAccessibleDescription("Name is required");
  await expectAccessible(page, "failed");
  await page.clock.fastForward(5_000);
  await waitlist.getByLabel("Name").fill("A visitor");
  await waitlist.getByLabel("Email").fill(uniqueAddress());
  await waitlist.getByRole("button").click();
  await expect(page.getByText("You're on the waitlist!")).toBeVisible();
  await expectAccessible(page, "joined");
});
