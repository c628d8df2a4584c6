import { fill } from "../support/contact-form";
import { expect, test } from "../support/fixtures";
import { uniqueEmail } from "../support/mail";

test.use({ javaScriptEnabled: false });

test("shows prices in both currencies, hides the switches and opens the menu", async ({ page }) => {
  await page.goto("/");
  await expect(page.locator("#pricing").getByText("USD 750")).toBeVisible();
  await expect(page.getByRole("button", { name: "USD" })).toBeHidden();
  await expect(page.getByRole("button", { name: "Dark mode" })).toBeHidden();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("banner").locator("summary").click();
  await page.getByRole("navigation", { name: "Menu" }).getByRole("link", { name: "Blog" }).click();
  await expect(page).toHaveURL("/blog");
});

test("follows the system's dark mode", async ({ page }) => {
  const background = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto("/blog");
  const light = await background();
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await background()).not.toBe(light);
});

test("scrolls to the result after a form is submitted", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 660 });
  await page.goto("/contact");
  await fill(page, "nobody");
  await page.getByRole("button", { name: "Send message" }).click();
  const form = page.getByRole("form", { name: "Contact" });
  await expect(form.getByRole("link", { name: "Invalid email address" })).toBeInViewport();
  await fill(page, uniqueEmail());
  await page.getByRole("button", { name: "Send message" }).click();
  await expect(page.getByText("Message sent successfully!")).toBeInViewport();
  await page.goto("/register");
  await page.getByRole("button", { name: "Sign Up" }).click();
  await expect(page.getByRole("link", { name: "Username is required" })).toBeInViewport();
});

test("shows the hero's buttons on the first screen of a laptop and a phone", async ({ page }) => {
  for (const [width, height] of [
    [1440, 790],
    [390, 660],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto("/");
    for (const name of ["Get started", "See our work"]) {
      await expect(page.getByRole("main").getByRole("link", { name }).first()).toBeInViewport({
        ratio: 1,
      });
    }
  }
  await page.goto("/get-started?plan=starter");
  await expect(page.getByText("Let's begin your journey")).toBeVisible();
});
