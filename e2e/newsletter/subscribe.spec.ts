import { expect, test } from "../support/fixtures";
import { mailsTo } from "../support/mail";
import {
  button,
  field,
  form,
  mailTo,
  subscribe,
  subscribed,
  uniqueAddress,
} from "../support/newsletter-form";
import { storedSubscribers } from "../support/stored";

test("an address is stored as pending, mailed once, and the form is idle after 3 seconds", async ({
  page,
}) => {
  const email = uniqueAddress();
  await subscribe(page, email);
  await expect(field(page)).toHaveValue("");
  expect(await storedSubscribers(email)).toMatchObject([
    { email, status: "pending", source: "footer", confirmed_at: null },
  ]);
  await mailTo(email, /^Please confirm/);
  await page.clock.fastForward(3_000);
  await expect(form(page)).not.toContainText(subscribed);
  await expect(button(page)).toHaveText("Subscribe");
});

test("while it is sent the button says so and nothing can be changed", async ({ page }) => {
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route("**/contact", async (route) => {
    if (route.request().method() === "POST") await answered;
    await route.continue();
  });
  await page.clock.install();
  await page.goto("/contact");
  await field(page).fill(uniqueAddress());
  await page.clock.fastForward(5_000);
  await button(page).click();
  await expect(button(page)).toHaveText("Subscribing...");
  await expect(button(page)).toBeDisabled();
  await expect(field(page)).toBeDisabled();
  answer();
  await expect(form(page)).toContainText(subscribed);
  await expect(field(page)).toBeEnabled();
});

for (const [typed, message] of [
  ["", "Email is required"],
  ["nobody", "Invalid email address"],
  [`${"a".repeat(250)}@b.example`, "Email must be at most 254 characters"],
  ["<script>alert(1)</script>@b.example", "Invalid email address"],
] as const) {
  test(`${JSON.stringify(typed.slice(0, 20))} is refused beside the field, focused and kept`, async ({
    page,
  }) => {
    await page.goto("/contact");
    await field(page).fill(typed);
    await button(page).click();
    await expect(field(page)).toHaveAccessibleDescription(message);
    await expect(field(page)).toHaveAttribute("aria-invalid", "true");
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveValue(typed);
  });
}

test("the same address twice gets the same answer, one row and one mail", async ({ page }) => {
  const email = uniqueAddress();
  await subscribe(page, email);
  await subscribe(page, email.toUpperCase(), "/blog");
  await mailTo(email, /^Please confirm/);
  expect(await storedSubscribers(email)).toHaveLength(1);
  expect(await mailsTo(email.toUpperCase())).toEqual([]);
});

test("the sixth within ten minutes is asked to wait, and what was typed stays", async ({
  page,
}) => {
  await page.clock.install();
  await page.goto("/contact");
  const last = uniqueAddress();
  for (const email of [...Array.from({ length: 5 }, uniqueAddress), last]) {
    await field(page).fill(email);
    await page.clock.fastForward(5_000);
    await button(page).click();
    if (email === last) break;
    await expect(form(page)).toContainText(subscribed);
    await expect(field(page)).toHaveValue("");
    await page.clock.fastForward(3_000);
  }
  await expect(form(page)).toContainText("Please try again in 10 minutes.");
  await expect(field(page)).toHaveValue(last);
  expect(await storedSubscribers(last)).toEqual([]);
});

test("a program that fills in the hidden field is thanked and ignored", async ({ page }) => {
  const email = uniqueAddress();
  await page.goto("/contact");
  await field(page).fill(email);
  await form(page)
    .locator('input[name="website"]')
    .evaluate((hidden: HTMLInputElement) => {
      hidden.value = "https://spam.example";
    });
  await button(page).click();
  await expect(form(page)).toContainText(subscribed);
  expect(await storedSubscribers(email)).toEqual([]);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  for (const path of ["/", "/about", "/blog", "/blog/forms-people-finish", "/contact"]) {
    test(`${path} takes an address and comes back at the form`, async ({ page }) => {
      const email = uniqueAddress();
      await page.goto(path);
      await field(page).fill(email);
      await button(page).click();
      await expect(page).toHaveURL(`${path}#newsletter-form`);
      await expect(form(page)).toContainText(subscribed);
      await expect(form(page)).toBeInViewport();
      expect(await storedSubscribers(email)).toHaveLength(1);
    });
  }

  for (const path of ["/portfolio", "/portfolio/8", "/coming-soon", "/newsletter/unsubscribed"]) {
    test(`${path} gives a wrong address back with what is wrong`, async ({ page }) => {
      await page.goto(path);
      await field(page).fill("nobody");
      await button(page).click();
      await expect(field(page)).toHaveAccessibleDescription("Invalid email address");
      await expect(field(page)).toHaveValue("nobody");
    });
  }

  test.describe("where no page is", () => {
    test.use({ expectedErrors: /status of 404/ });

    test("an address is taken as well", async ({ page }) => {
      const email = uniqueAddress();
      await page.goto("/no/such/page");
      await field(page).fill(email);
      await button(page).click();
      await expect(form(page)).toContainText(subscribed);
      expect(await storedSubscribers(email)).toHaveLength(1);
    });
  });
});
