import type { Page } from "@playwright/test";
import { expect, test } from "../support/fixtures";
import { mailsTo } from "../support/mail";
import { uniqueAddress } from "../support/newsletter-form";
import { storedEntries } from "../support/stored";

const form = (page: Page) => page.getByRole("form", { name: "Waitlist" });
const toggle = (page: Page) => page.getByRole("complementary").getByRole("button").first();
// The first: the form has a status of its own for as long as it is there.
const joined = (page: Page) => page.getByRole("main").getByRole("status").first();

async function fill(page: Page, email: string) {
  await form(page).getByLabel("Name").fill("A visitor");
  await form(page).getByLabel("Email").fill(email);
}

async function open(page: Page, path = "/portfolio/8") {
  await page.clock.install();
  await page.goto(path);
  await toggle(page).click();
  await page.clock.fastForward(5_000);
}

async function join(page: Page, email: string) {
  await fill(page, email);
  await form(page).getByRole("button").click();
}

test("the button reveals the form, turns into Cancel, and hides it again", async ({ page }) => {
  await page.goto("/portfolio/7");
  await expect(form(page)).toBeHidden();
  await expect(toggle(page)).toHaveText("Join Waitlist");
  await expect(toggle(page)).toHaveAttribute("aria-expanded", "false");
  await toggle(page).focus();
  await page.keyboard.press("Enter");
  await expect(toggle(page)).toHaveText("Cancel");
  await expect(toggle(page)).toHaveAttribute("aria-expanded", "true");
  await page.keyboard.press("Tab");
  await expect(form(page).getByLabel("Name")).toBeFocused();
  await toggle(page).click();
  await expect(form(page)).toBeHidden();
  await expect(toggle(page)).toHaveText("Join Waitlist");
});

test("a project that is open has no waitlist", async ({ page }) => {
  await page.goto("/portfolio/9");
  await expect(page.getByRole("link", { name: /^Visit Website/ })).toBeVisible();
  await expect(page.getByText("Join Waitlist")).toHaveCount(0);
});

test("an entry is stored as pending, confirmed on the page, and mailed once", async ({ page }) => {
  const email = uniqueAddress();
  await open(page);
  await join(page, email);
  await expect(joined(page)).toContainText("You're on the waitlist!");
  await expect(joined(page)).toContainText("We'll notify you when Pulseboard becomes available.");
  await expect(joined(page)).toBeFocused();
  await expect(form(page)).toHaveCount(0);
  expect(await storedEntries(email)).toEqual([
    {
      project_id: "8",
      project_name: "Pulseboard",
      name: "A visitor",
      status: "pending",
      notes: null,
    },
  ]);
  await expect.poll(async () => (await mailsTo(email)).length).toBe(1);
  await page.clock.fastForward(10_000);
  await expect(joined(page)).toContainText("You're on the waitlist!");
});

test("while it is sent the button says so and nothing can be changed", async ({ page }) => {
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route("**/portfolio/8", async (route) => {
    if (route.request().method() === "POST") await answered;
    await route.continue();
  });
  await open(page);
  await join(page, uniqueAddress());
  await expect(form(page).getByRole("button")).toHaveText("Adding you to waitlist...");
  for (const label of ["Name", "Email"]) {
    await expect(form(page).getByLabel(label)).toBeDisabled();
  }
  answer();
  await expect(joined(page)).toContainText("You're on the waitlist!");
});

test("joining again is answered as kindly, stored once for each project, and mailed once a day", async ({
  page,
}) => {
  const email = uniqueAddress();
  for (const address of [email, email.toUpperCase()]) {
    await open(page);
    await join(page, address);
    await expect(joined(page)).toContainText("You're on the waitlist!");
  }
  expect(await storedEntries(email)).toHaveLength(1);
  await open(page, "/portfolio/7");
  await join(page, email);
  await expect(joined(page)).toContainText("when Tally becomes available");
  expect(await storedEntries(email)).toHaveLength(2);
  await expect.poll(async () => (await mailsTo(email)).length).toBe(1);
});

test("wrong fields are told beside them, the first is focused, and all of it stays", async ({
  page,
}) => {
  await open(page);
  await form(page).getByLabel("Email").fill("nobody");
  await form(page).getByRole("button").click();
  await expect(form(page).getByLabel("Name")).toHaveAccessibleDescription("Name is required");
  await expect(form(page).getByLabel("Name")).toBeFocused();
  await expect(form(page).getByLabel("Email")).toHaveAccessibleDescription("Invalid email address");
  await expect(form(page).getByLabel("Email")).toHaveValue("nobody");
});

for (const id of ["9", "1", "8 or 1=1", ""]) {
  test(`a forged project ${JSON.stringify(id)} is refused in the words of the specification`, async ({
    page,
  }) => {
    const email = uniqueAddress();
    await open(page);
    await fill(page, email);
    await form(page)
      .locator('input[name="project_id"]')
      .evaluate((hidden: HTMLInputElement, value) => {
        hidden.value = value;
      }, id);
    await form(page).getByRole("button").click();
    await expect(form(page).getByRole("alert")).toHaveText(
      "There was an error submitting your request. Please try again.",
    );
    await expect(form(page).getByLabel("Email")).toHaveValue(email);
    expect(await storedEntries(email)).toEqual([]);
  });
}

test("the sixth within ten minutes is asked to wait, and what was typed stays", async ({
  page,
}) => {
  for (let number = 1; number <= 5; number++) {
    await open(page);
    await join(page, uniqueAddress());
    await expect(joined(page)).toContainText("You're on the waitlist!");
  }
  const email = uniqueAddress();
  await open(page);
  await join(page, email);
  await expect(form(page).getByRole("alert")).toContainText("Please try again in 10 minutes.");
  await expect(form(page).getByLabel("Email")).toHaveValue(email);
  expect(await storedEntries(email)).toEqual([]);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });
  const summary = (page: Page) => page.getByRole("complementary").locator("summary");

  test("the form opens, and a wrong entry comes back open, whole, with what is wrong", async ({
    page,
  }) => {
    await page.goto("/portfolio/7");
    await expect(summary(page)).toHaveText("Join Waitlist", { useInnerText: true });
    await summary(page).click();
    await expect(summary(page)).toHaveText("Cancel", { useInnerText: true });
    await fill(page, "nobody");
    await form(page).getByRole("button").click();
    await expect(page).toHaveURL("/portfolio/7#waitlist");
    await expect(form(page).getByRole("link", { name: "Invalid email address" })).toHaveAttribute(
      "href",
      "#email",
    );
    await expect(form(page).getByLabel("Name")).toHaveValue("A visitor");
    await expect(form(page).getByLabel("Email")).toHaveValue("nobody");
  });

  test("an entry is stored and confirmed", async ({ page }) => {
    const email = uniqueAddress();
    await page.goto("/portfolio/7");
    await summary(page).click();
    await join(page, email);
    await expect(joined(page)).toContainText("You're on the waitlist!");
    await expect(joined(page)).toBeInViewport();
    expect(await storedEntries(email)).toMatchObject([{ project_id: "7", status: "pending" }]);
  });
});
