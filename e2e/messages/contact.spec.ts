import { agencyMailsFrom, fill } from "../support/contact-form";
import { expect, test } from "../support/fixtures";
import { mailsTo, uniqueEmail } from "../support/mail";
import { storedMessages } from "../support/stored";

test("a message is stored, announced, and mailed once to either side", async ({ page }) => {
  const email = uniqueEmail();
  await page.clock.install();
  await page.goto("/contact");
  await fill(page, email);
  await page.getByLabel("Company (optional)").fill("Crumb & Co");
  await page.clock.fastForward(5_000);
  await page.getByRole("button", { name: "Send Message" }).click();
  await expect(page.getByRole("status")).toHaveText(
    "Message sent successfully! We'll get back to you soon.",
  );
  await expect(page.getByLabel("Message")).toHaveValue("");
  await expect(page.getByLabel("Email")).toHaveValue("");
  expect(await storedMessages(email)).toMatchObject([
    { user_name: "A visitor", user_company: "Crumb & Co", message: "We need a site for a bakery." },
  ]);
  await expect.poll(async () => (await mailsTo(email)).length).toBe(1);
  await expect.poll(async () => (await agencyMailsFrom(email)).length).toBe(1);
  const [notification] = await agencyMailsFrom(email);
  expect(JSON.stringify(notification)).toContain(email);
  await page.clock.fastForward(3_000);
  await expect(page.getByRole("status")).toHaveText("");
});

test("a wrong field is told beside it, focused, and keeps what was typed", async ({ page }) => {
  await page.goto("/contact");
  await page.getByLabel("Name").fill("A visitor");
  await page.getByLabel("Email").fill("nobody");
  await page.getByRole("button", { name: "Send Message" }).click();
  const email = page.getByLabel("Email");
  await expect(email).toHaveAccessibleDescription("Invalid email address");
  await expect(email).toHaveAttribute("aria-invalid", "true");
  await expect(email).toBeFocused();
  await expect(page.getByLabel("Message")).toHaveAccessibleDescription(/Message is required/);
  await expect(page.getByLabel("Name")).toHaveValue("A visitor");
  await email.fill("visitor@mail.example");
  await expect(email).not.toHaveAttribute("aria-invalid");
});

test("too much text is refused with its limit, and stays", async ({ page }) => {
  await page.goto("/contact");
  await fill(page, "visitor@mail.example", "x".repeat(5001));
  await page.getByRole("button", { name: "Send Message" }).click();
  await expect(page.getByLabel("Message")).toHaveAccessibleDescription(/at most 5,000 characters/);
  await expect(page.getByLabel("Message")).toHaveValue("x".repeat(5001));
});

test("the same message sent twice is stored and mailed once", async ({ page }) => {
  const email = uniqueEmail();
  await page.clock.install();
  for (let round = 0; round < 2; round++) {
    await page.goto("/contact");
    await fill(page, email);
    await page.clock.fastForward(5_000);
    await page.getByRole("button", { name: "Send Message" }).click();
    await expect(page.getByRole("status")).toContainText("Message sent successfully!");
  }
  await expect.poll(async () => (await mailsTo(email)).length).toBe(1);
  expect(await storedMessages(email)).toHaveLength(1);
});

test("the sixth message within ten minutes waits, and nothing typed is lost", async ({ page }) => {
  const email = uniqueEmail();
  await page.clock.install();
  await page.goto("/contact");
  for (let number = 1; number <= 6; number++) {
    await fill(page, email, `Message ${number}`);
    await page.clock.fastForward(5_000);
    await page.getByRole("button", { name: "Send Message" }).click();
    if (number === 6) break;
    await expect(page.getByRole("status")).toContainText("Message sent successfully!");
    await expect(page.getByLabel("Message")).toHaveValue("");
    await page.clock.fastForward(3_000);
  }
  await expect(page.getByRole("alert").filter({ hasText: /\S/ })).toContainText(
    "try again in 10 minutes",
  );
  await expect(page.getByLabel("Message")).toHaveValue("Message 6");
  expect(await storedMessages(email)).toHaveLength(5);
});

test("a form filled in faster than anyone types asks to be sent again", async ({ page }) => {
  const email = uniqueEmail();
  // However slow the machine is, no time passes for the page.
  await page.clock.setFixedTime(new Date());
  await page.goto("/contact");
  await fill(page, email);
  await page.getByRole("button", { name: "Send Message" }).click();
  await expect(page.getByRole("alert").filter({ hasText: /\S/ })).toContainText(
    "press Send Message again",
  );
  await expect(page.getByLabel("Message")).toHaveValue("We need a site for a bakery.");
  expect(await storedMessages(email)).toHaveLength(0);
});

test("a program that fills in the hidden field is thanked and ignored", async ({ page }) => {
  const email = uniqueEmail();
  await page.goto("/contact");
  await fill(page, email);
  await page
    .getByRole("form", { name: "Contact" })
    .locator('input[name="website"]')
    .evaluate((field: HTMLInputElement) => {
      field.value = "https://spam.example";
    });
  await page.getByRole("button", { name: "Send Message" }).click();
  await expect(page.getByRole("status")).toContainText("Message sent successfully!");
  expect(await storedMessages(email)).toHaveLength(0);
});

test.describe("with the network gone", () => {
  test.use({ expectedErrors: /ERR_INTERNET_DISCONNECTED/ });

  test("a message is told to have failed, stays typed, and goes out when it is back", async ({
    page,
    context,
  }) => {
    const email = uniqueEmail();
    await page.clock.install();
    await page.goto("/contact");
    await fill(page, email);
    await page.clock.fastForward(5_000);
    await context.setOffline(true);
    await page.getByRole("button", { name: "Send Message" }).click();
    const alert = page.getByRole("alert").filter({ hasText: /\S/ });
    await expect(alert).toHaveText("Failed to send message. Please try again later.");
    await expect(page.getByLabel("Message")).toHaveValue("We need a site for a bakery.");
    await context.setOffline(false);
    await page.getByRole("button", { name: "Send Message" }).click();
    await expect(page.getByRole("status")).toContainText("Message sent successfully!");
    expect(await storedMessages(email)).toHaveLength(1);
  });
});
