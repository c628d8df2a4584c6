import { expectAccessible } from "../support/axe";
import { expect, test } from "../support/fixtures";

test.describe("on a wide screen", () => {
  test("the main links lead where they say, and the current one is marked", async ({ page }) => {
    await page.goto("/");
    const nav = page.getByRole("navigation", { name: "Main" });
    await expect(nav.getByRole("link", { name: "Home" })).toHaveAttribute("aria-current", "page");
    await nav.getByRole("link", { name: "Blog" }).click();
    await expect(page).toHaveURL("/blog");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Our Blog");
    await expect(nav.getByRole("link", { name: "Blog" })).toHaveAttribute("aria-current", "page");
    await expect(nav.getByRole("link", { name: "Home" })).not.toHaveAttribute("aria-current");
  });

  for (const [label, anchor] of [
    ["Features", "features"],
    ["Pricing", "pricing"],
    ["Contact", "get-started"],
  ] as const) {
    test(`${label} leads to its section from another page`, async ({ page }) => {
      await page.goto("/blog");
      await page
        .getByRole("navigation", { name: "Main" })
        .getByRole("link", { name: label })
        .click();
      await expect(page).toHaveURL(`/#${anchor}`);
      await expect(page.locator(`#${anchor}`)).toBeInViewport();
      await expect(page.locator(`#${anchor} h2`)).toBeInViewport();
    });
  }

  test("a new page starts at its top", async ({ page }) => {
    await page.goto("/blog");
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
  });

  test("the skip link is the first stop and leads past the navigation", async ({ page }) => {
    await page.goto("/");
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("main")).toBeFocused();
  });

  test("signed-out visitors see Sign In and Sign Up, others Sign Out and what is theirs", async ({
    page,
    context,
    baseURL,
  }) => {
    const header = page.getByRole("banner");
    await page.goto("/");
    await expect(header.getByRole("link", { name: "Sign In" })).toHaveAttribute("href", "/login");
    await expect(header.getByRole("link", { name: "Sign Up" })).toHaveAttribute(
      "href",
      "/register",
    );
    await context.addCookies([{ name: "session-hint", value: "admin", url: baseURL }]);
    await page.reload();
    await expect(header.getByRole("link", { name: "Admin" })).toHaveAttribute("href", "/admin");
    await header.getByText("Manage", { exact: true }).click();
    const own = header.getByRole("navigation", { name: "Admin" });
    for (const [name, href] of [
      ["Dashboard", "/admin"],
      ["Blog Posts", "/admin/posts"],
      ["Create Post", "/admin/posts/new"],
    ] as const) {
      await expect(own.getByRole("link", { name })).toHaveAttribute("href", href);
    }
    await expectAccessible(page, "an admin's menu");
    await page.keyboard.press("Escape");
    await expect(own).toBeHidden();
    await expect(header.locator("summary").filter({ hasText: "Manage" })).toBeFocused();
    await expect(header.getByRole("link", { name: "Sign In" })).toBeHidden();
    await header.getByRole("button", { name: "Sign Out" }).click();
    await expect(header.getByRole("link", { name: "Sign In" })).toBeVisible();
  });
});

test.describe("on a small screen", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("the menu opens, closes by Escape with the focus back on it, and leads on", async ({
    page,
  }) => {
    await page.goto("/");
    const button = page.getByRole("banner").locator("summary");
    const menu = page.getByRole("navigation", { name: "Menu" });
    await expect(menu).toBeHidden();
    await button.click();
    await expect(menu.getByRole("link", { name: "Portfolio" })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(menu).toBeHidden();
    await expect(button).toBeFocused();
    await page.keyboard.press("Enter");
    await menu.getByRole("link", { name: "Blog" }).click();
    await expect(page).toHaveURL("/blog");
    await expect(menu).toBeHidden();
  });

  test("the menu closes by a press beside it", async ({ page }) => {
    await page.goto("/");
    await page.getByRole("banner").locator("summary").click();
    await expect(page.getByRole("navigation", { name: "Menu" })).toBeVisible();
    await page.mouse.click(195, 830);
    await expect(page.getByRole("navigation", { name: "Menu" })).toBeHidden();
  });

  test("an admin's links stand under a heading of their own", async ({
    page,
    context,
    baseURL,
  }) => {
    await context.addCookies([{ name: "session-hint", value: "admin", url: baseURL }]);
    await page.goto("/");
    await page.getByRole("banner").locator("summary").filter({ hasText: "Menu" }).click();
    const admin = page.getByRole("region", { name: "Admin" });
    for (const [label, href] of [
      ["Dashboard", "/admin"],
      ["Blog Posts", "/admin/posts"],
      ["Create Post", "/admin/posts/new"],
    ] as const) {
      await expect(admin.getByRole("link", { name: label })).toHaveAttribute("href", href);
    }
  });
});

test.describe("dark mode", () => {
  for (const colorScheme of ["light", "dark"] as const) {
    test(`starts as the system says (${colorScheme}) and turns by the button`, async ({
      browser,
      baseURL,
    }) => {
      const context = await browser.newContext({ colorScheme, baseURL });
      const page = await context.newPage();
      await page.goto("/");
      const root = page.locator("html");
      const starts = colorScheme === "dark" ? /\bdark\b/ : /^(?!.*\bdark\b)/;
      await expect(root).toHaveClass(starts);
      const button = page.getByRole("button", { name: "Dark mode" });
      await expect(button).toHaveAttribute("aria-pressed", String(colorScheme === "dark"));
      await button.click();
      await expect(root).not.toHaveClass(starts);
      await page
        .getByRole("navigation", { name: "Main" })
        .getByRole("link", { name: "Blog" })
        .click();
      await expect(page).toHaveURL("/blog");
      await expect(root).not.toHaveClass(starts);
      await page.reload();
      await expect(root).toHaveClass(starts);
      await context.close();
    });
  }
});
