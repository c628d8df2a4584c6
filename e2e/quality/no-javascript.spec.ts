import { expect, test } from "../support/fixtures";
import { mailsTo, uniqueEmail } from "../support/mail";
import { storedMessages } from "../support/stored";

test.use({ javaScriptEnabled: false });

test("every page can be read", async ({ page }) => {
  for (const [path, heading] of [
    ["/", /Loud, fast websites/],
    ["/about", /A small studio/],
    ["/portfolio", /Look closely/],
    ["/portfolio/7", /Tally/],
    ["/portfolio/8", /Pulseboard/],
    ["/portfolio/9", /Roost/],
    ["/privacy", /Privacy/],
    ["/terms", /Terms/],
    ["/coming-soon", /Coming Soon/],
    ["/blog", /Our Blog/],
    ["/blog/forms-people-finish", /Forms people finish/i],
    ["/contact", /your own words/],
    ["/get-started?plan=starter", /Get Started/],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
    await expect(page.getByRole("contentinfo")).toContainText(String(new Date().getUTCFullYear()));
  }
});

test("prices stand in both currencies and no dead switch is shown", async ({ page }) => {
  await page.goto("/");
  await expect(page.locator("#pricing").getByText("USD 750")).toBeVisible();
  await expect(page.getByRole("button", { name: "USD" })).toBeHidden();
  await expect(page.getByRole("button", { name: "Dark mode" })).toBeHidden();
});

test("the page follows the system's dark mode", async ({ browser, baseURL }) => {
  const colours: string[] = [];
  for (const colorScheme of ["light", "dark"] as const) {
    const context = await browser.newContext({ colorScheme, baseURL, javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto("/blog");
    const picture = await page.getByRole("main").screenshot();
    colours.push(picture.toString("base64").slice(0, 4000));
    await context.close();
  }
  expect(colours[0]).not.toBe(colours[1]);
});

test("the menu of a small screen opens", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  await page.getByRole("banner").locator("summary").click();
  await page.getByRole("navigation", { name: "Menu" }).getByRole("link", { name: "Blog" }).click();
  await expect(page).toHaveURL("/blog");
});

test("a message is sent by the plain form", async ({ page }) => {
  const email = uniqueEmail();
  await page.goto("/contact");
  await page.getByLabel("Name").fill("A visitor");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Message").fill("No script here.");
  await page.getByRole("button", { name: "Send Message" }).click();
  await expect(page.getByRole("status")).toHaveText(
    "Message sent successfully! We'll get back to you soon.",
  );
  await expect(page.getByLabel("Message")).toHaveValue("");
  expect(await storedMessages(email)).toHaveLength(1);
  await expect.poll(async () => (await mailsTo(email)).length).toBe(1);
});

test("a wrong message comes back whole, with what is wrong said first and beside its field", async ({
  page,
}) => {
  await page.goto("/contact");
  await page.getByLabel("Name").fill("A visitor");
  await page.getByLabel("Email").fill("nobody");
  await page.getByLabel("Message").fill("Keep <b>this</b>.");
  await page.getByRole("button", { name: "Send Message" }).click();
  await expect(page.getByRole("heading", { name: "There is a problem" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Invalid email address" })).toHaveAttribute(
    "href",
    "#user_email",
  );
  await expect(page.getByLabel("Email")).toHaveAccessibleDescription("Invalid email address");
  await expect(page.getByLabel("Name")).toHaveValue("A visitor");
  await expect(page.getByLabel("Email")).toHaveValue("nobody");
  await expect(page.getByLabel("Message")).toHaveValue("Keep <b>this</b>.");
});

test.describe("where nothing is", () => {
  test.use({ expectedErrors: /status of 404/ });

  for (const [path, heading] of [
    ["/blog/no-such-post", "Blog Post Not Found"],
    ["/portfolio/1", "Project not found"],
    ["/blog/page/99", "Page not found"],
    ["/no/such/page", "Page not found"],
  ] as const) {
    test(`${path} says so in its own HTML, with 404`, async ({ page }) => {
      for (let hit = 0; hit < 2; hit++) {
        expect((await page.goto(path))?.status()).toBe(404);
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
      }
    });
  }
});
