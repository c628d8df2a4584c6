import type { Page } from "@playwright/test";
import { seeded, signIn } from "../support/accounts";
import { fill } from "../support/contact-form";
import { expect, test } from "../support/fixtures";
import { holdRequests } from "../support/held-requests";
import { uniqueEmail } from "../support/mail";
import { storedMessages } from "../support/stored";

const holdScripts = (page: Page) => holdRequests(page, "**/*.js*");

/** Checks for the `__reactProps` key that React adds to hydrated elements. */
const isHydrated = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => Object.keys(element).some((key) => key.startsWith("__reactProps")));

test.describe("on a small screen", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("keeps a menu open if it was opened before scripts load", async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto("/about", { waitUntil: "commit" });
    await page.getByRole("banner").locator("summary").click();
    const menu = page.getByRole("navigation", { name: "Menu" });
    await expect(menu).toBeVisible();
    release();
    await page.waitForLoadState("load");
    await expect.poll(() => isHydrated(page, "header summary")).toBe(true);
    await expect(menu).toBeVisible();
    await menu.getByRole("link", { name: "Portfolio" }).click();
    await expect(page).toHaveURL("/portfolio");
    await expect(menu).toBeHidden();
  });
});

test("theme, currency and search work before scripts load, and choices are kept", async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto("/get-started?plan=starter", { waitUntil: "commit" });
  const dark = page.getByRole("button", { name: "Dark mode" });
  const usd = page.getByRole("button", { name: "USD" });
  const box = page.getByRole("region", { name: "Your plan" });
  await dark.click();
  await usd.click();
  const expectDarkInUsd = async () => {
    await expect(page.locator("html")).toHaveClass(/\bdark\b/);
    await expect(dark).toHaveAttribute("aria-pressed", "true");
    await expect(usd).not.toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
    await expect(box).toContainText("USD 750", { useInnerText: true });
  };
  await expectDarkInUsd();
  release();
  await expect.poll(() => isHydrated(page, "button[data-early]")).toBe(true);
  await expectDarkInUsd();
  await expect(usd).toHaveAttribute("aria-pressed", "true");
  await dark.click();
  await expect(page.locator("html")).not.toHaveClass(/\bdark\b/);

  await holdScripts(page);
  await page.goto("/about", { waitUntil: "commit" });
  await page.getByRole("banner").getByRole("link", { name: "Search" }).click();
  await expect(page).toHaveURL("/search");
});

test("opens a tab pressed, and keeps a title typed, before scripts load", async ({
  page,
  context,
}) => {
  await signIn(context, seeded.admin);
  const release = await holdScripts(page);
  await page.goto("/admin/posts/new", { waitUntil: "commit" });
  await page.getByLabel("Title", { exact: true }).fill("Typed early");
  const preview = page.getByRole("button", { name: "Preview", exact: true });
  await preview.click();
  await expect(preview).toHaveAttribute("aria-busy", "true");
  release();
  await expect(preview).toHaveAttribute("aria-pressed", "true");
  await expect(preview).not.toHaveAttribute("aria-busy");
  await expect(page.getByLabel("Title", { exact: true })).toHaveValue("Typed early");
  await expect(page.getByLabel("Slug", { exact: true })).toHaveValue(/^typed-early-/);
});

test("shows errors for a booking sent before scripts load", async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto("/get-started", { waitUntil: "commit" });
  const sent = page.waitForRequest((request) => request.method() === "POST");
  await page.getByRole("button", { name: "Book consultation" }).click({ noWaitAfter: true });
  await sent;
  release();
  await expect(page.getByRole("radiogroup", { name: "Time" })).toBeVisible();
  await expect(page.locator("#starts_at-error")).toHaveText("Choose a time");
});

test("sends a form once when it is submitted twice during validation", async ({ page }) => {
  const email = uniqueEmail();
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") sent.push(request.url());
  });
  await page.clock.install();
  await page.goto("/contact");
  await fill(page, email);
  await page.getByRole("button", { name: "Send message" }).press("Tab");
  await page.clock.fastForward(5_000);
  // Wait for the validation script, which loads on the first interaction.
  await page.waitForLoadState("networkidle");
  await page.getByRole("form", { name: "Contact" }).evaluate((form: HTMLFormElement) => {
    form.requestSubmit();
    form.requestSubmit();
  });
  await expect(page.getByRole("status")).toContainText("Message sent successfully!");
  expect(await storedMessages(email)).toHaveLength(1);
  expect(sent).toHaveLength(1);
});

test.describe("when a form's validation script fails to load", () => {
  test.use({ expectedErrors: /ERR_FAILED/ });

  test("shows the server's error on a field until it is edited", async ({ page }) => {
    await page.goto("/contact");
    const form = page.getByRole("form", { name: "Contact" });
    await expect.poll(() => isHydrated(page, "form[aria-label=Contact]")).toBe(true);
    await page.route("**/_next/static/**", (route) => route.abort());
    await form.getByLabel("Name").fill("A visitor");
    await form.getByLabel("Email").fill("nobody");
    await form.getByRole("button", { name: "Send message" }).click();
    const email = form.getByLabel("Email");
    await expect(email).toHaveAccessibleDescription("Invalid email address");
    await expect(email).toBeFocused();
    await email.fill("visitor@mail.example");
    await expect(email).not.toHaveAttribute("aria-invalid");
    await expect(form.getByLabel("Message")).toHaveAccessibleDescription(/Message is required/);
  });
});
