import { expectAccessible } from "../support/axe";
import { expect, test } from "../support/fixtures";
import { tabTo } from "../support/keyboard";

test("follows each main link, and starts a new page at the top with the skip link first", async ({
  page,
}) => {
  await page.goto("/");
  const nav = page.getByRole("navigation", { name: "Main" });
  const [home, blog] = [
    nav.getByRole("link", { name: "Home" }),
    nav.getByRole("link", { name: "Blog" }),
  ];
  await expect(home).toHaveAttribute("aria-current", "page");
  for (const [label, anchor] of [
    ["Features", "features"],
    ["Pricing", "pricing"],
    ["Contact", "get-started"],
  ] as const) {
    await blog.click();
    await expect(page).toHaveURL("/blog");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Our Blog");
    await expect(blog).toHaveAttribute("aria-current", "page");
    await expect(home).not.toHaveAttribute("aria-current");
    await nav.getByRole("link", { name: label }).click();
    await expect(page).toHaveURL(`/#${anchor}`);
    await expect(page.locator(`#${anchor}`)).toBeInViewport();
    await expect(page.locator(`#${anchor} h2`)).toBeInViewport();
  }

  await blog.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Our Blog");
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  await page
    .getByRole("navigation", { name: "Footer" })
    .getByRole("link", { name: "Blog" })
    .focus();
  await page
    .getByRole("link", { name: /^Read More/ })
    .last()
    .click();
  await expect(page.getByRole("link", { name: "Book Your Free 15 Min Session" })).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.reload();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
});

test("shows Sign In and Sign Up to visitors, and Sign Out and the admin menu to admins", async ({
  page,
  context,
  baseURL,
}) => {
  const links = [
    ["Dashboard", "/admin"],
    ["Blog Posts", "/admin/posts"],
    ["Create Post", "/admin/posts/new"],
  ] as const;
  const header = page.getByRole("banner");
  await page.goto("/");
  await expect(header.getByRole("link", { name: "Sign In" })).toHaveAttribute("href", "/login");
  await expect(header.getByRole("link", { name: "Sign Up" })).toHaveAttribute("href", "/register");
  await context.addCookies([{ name: "viewer-hint", value: "admin", url: baseURL }]);
  await page.reload();
  await expect(header.getByRole("link", { name: "Admin" })).toHaveAttribute("href", "/admin");
  await header.getByText("Manage", { exact: true }).click();
  const own = header.getByRole("navigation", { name: "Admin" });
  for (const [name, href] of links) {
    await expect(own.getByRole("link", { name })).toHaveAttribute("href", href);
  }
  await expectAccessible(page, "an admin's menu");
  await page.keyboard.press("Escape");
  await expect(own).toBeHidden();
  await expect(header.locator("summary").filter({ hasText: "Manage" })).toBeFocused();
  await expect(header.getByRole("link", { name: "Sign In" })).toBeHidden();

  await page.setViewportSize({ width: 390, height: 844 });
  await header.locator("summary").filter({ hasText: "Menu" }).click();
  const small = page.getByRole("region", { name: "Admin" });
  for (const [name, href] of links) {
    await expect(small.getByRole("link", { name })).toHaveAttribute("href", href);
  }
  await page.setViewportSize({ width: 1280, height: 720 });
  await header.getByRole("button", { name: "Sign Out" }).click();
  await expect(header.getByRole("link", { name: "Sign In" })).toBeVisible();
});

test("opens, closes and navigates the small-screen menu by keyboard", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  const button = page.getByRole("banner").locator("summary");
  const menu = page.getByRole("navigation", { name: "Menu" });
  await expect(menu).toBeHidden();
  await button.click();
  await expect(menu).toBeVisible();
  await expectAccessible(page, "open menu");
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  await expect(button).toBeFocused();
  await button.click();
  await expect(menu).toBeVisible();
  await page.mouse.click(195, 830);
  await expect(menu).toBeHidden();
  await tabTo(page, button);
  await page.keyboard.press("Enter");
  await tabTo(page, menu.getByRole("link", { name: "Portfolio" }));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/portfolio");
  await expect(menu).toBeHidden();
});

test("dark mode follows the system until toggled by the button", async ({ page }) => {
  const root = page.locator("html");
  const button = page.getByRole("button", { name: "Dark mode" });
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await page.goto("/");
    const starts = colorScheme === "dark" ? /\bdark\b/ : /^(?!.*\bdark\b)/;
    await expect(root).toHaveClass(starts);
    await expect(button).toHaveAttribute("aria-pressed", String(colorScheme === "dark"));
    await tabTo(page, button);
    await page.keyboard.press("Enter");
    await expect(root).not.toHaveClass(starts);
    await page
      .getByRole("navigation", { name: "Main" })
      .getByRole("link", { name: "Blog" })
      .click();
    await expect(page).toHaveURL("/blog");
    await expect(root).not.toHaveClass(starts);
    await page.reload();
    await expect(root).toHaveClass(starts);
  }
});
