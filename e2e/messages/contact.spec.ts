import type { Page } from "@playwright/test";
import { postForm } from "../support/account-pages";
import { expectAccessible } from "../support/axe";
import { agencyMailsFrom, fill } from "../support/contact-form";
import { expect, test } from "../support/fixtures";
import { tabTo } from "../support/keyboard";
import { mailsTo, uniqueEmail } from "../support/mail";
import { storedMessages } from "../support/stored";

test.use({ expectedErrors: /ERR_INTERNET_DISCONNECTED|status of 429/ });

const text = "We need a site for a bakery.";
const sent = "Message sent successfully! We'll get back to you soon.";
const send = (page: Page) => page.getByRole("button", { name: "Send message" });
const alert = (page: Page) => page.getByRole("alert").filter({ hasText: /\S/ });

test("sends a message by keyboard, storing and mailing duplicates only once", async ({ page }) => {
  const email = uniqueEmail();
  await page.clock.install();
  await page.goto("/contact");
  for (const [label, value] of [
    ["Name", "A visitor"],
    ["Email", email],
    ["Company (optional)", "Crumb & Co"],
    ["Message", text],
  ] as const) {
    await tabTo(page, page.getByLabel(label, { exact: true }));
    await page.keyboard.type(value);
  }
  await page.clock.fastForward(5_000);
  await tabTo(page, send(page));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("status")).toHaveText(sent);
  await expectAccessible(page, "sent");
  await expect(page.getByLabel("Message")).toHaveValue("");
  await expect(page.getByLabel("Email", { exact: true })).toHaveValue("");
  await page.clock.fastForward(3_000);
  await expect(page.getByRole("status")).toHaveText(/^Sent at .+ A receipt is on its way\.$/);

  await fill(page, email);
  await page.getByLabel("Company (optional)").fill("Crumb & Co");
  await send(page).click();
  await expect(page.getByRole("status")).toHaveText(sent);
  expect(await storedMessages(email)).toEqual([
    { user_name: "A visitor", user_company: "Crumb & Co", message: text },
  ]);
  await expect.poll(async () => (await mailsTo(email)).length).toBe(1);
  await expect.poll(async () => (await agencyMailsFrom(email)).length).toBe(1);
  const [notification] = await agencyMailsFrom(email);
  expect(JSON.stringify(notification)).toContain(email);
});

test("explains wrong fields and a message sent too fast, and drops honeypot submissions", async ({
  page,
}) => {
  // Freeze the page's clock, so the form is sent too fast even on a slow machine.
  await page.clock.setFixedTime(new Date());
  const tooLong = "x".repeat(5001);
  await page.goto("/contact");
  await fill(page, "nobody", tooLong);
  await send(page).click();
  const email = page.getByLabel("Email", { exact: true });
  await expect(email).toHaveAccessibleDescription("Invalid email address");
  await expect(email).toHaveAttribute("aria-invalid", "true");
  await expect(email).toBeFocused();
  const message = page.getByLabel("Message");
  await expect(message).toHaveAccessibleDescription(/at most 5,000 characters/);
  await expect(message).toHaveValue(tooLong);
  await expect(page.getByLabel("Name")).toHaveValue("A visitor");
  await expectAccessible(page, "failed");
  const sender = uniqueEmail();
  await email.fill(sender);
  await expect(email).not.toHaveAttribute("aria-invalid");

  await message.fill(text);
  await send(page).click();
  await expect(alert(page)).toContainText("press Send message again");
  await expect(message).toHaveValue(text);
  const hidden = page.getByRole("form", { name: "Contact" }).locator('input[name="website"]');
  await hidden.evaluate((field: HTMLInputElement) => {
    field.value = "https://spam.example";
  });
  await send(page).click();
  await expect(page.getByRole("status")).toHaveText(sent);
  expect(await storedMessages(sender)).toHaveLength(0);
});

test("keeps a message that fails offline or is the sixth, and resends it with the same key", async ({
  page,
  context,
  request,
}) => {
  const email = uniqueEmail();
  const keys: (string | undefined)[] = [];
  page.on("request", (request) => {
    if (request.method() !== "POST") return;
    keys.push(/submission_key"\s+(\S+)/.exec(request.postData() ?? "")?.[1]);
  });
  await page.clock.install();
  await page.goto("/contact");
  await fill(page, email);
  await page.clock.fastForward(5_000);
  await context.setOffline(true);
  await send(page).click();
  await expect(alert(page)).toHaveText("Failed to send message. Please try again later.");
  await expect(page.getByLabel("Message")).toHaveValue(text);
  await page.clock.fastForward(3_000);
  await expect(alert(page)).toBeHidden();
  await context.setOffline(false);
  await send(page).click();
  await expect(page.getByRole("status")).toHaveText(sent);
  expect(await storedMessages(email)).toHaveLength(1);

  await fill(page, email, "And a shop.");
  await send(page).click();
  await expect.poll(() => storedMessages(email)).toHaveLength(2);
  const [first, second, third] = keys;
  expect(first, "of the form").toMatch(/^\d+(-\d+){3}$/);
  expect(second, "the same again").toBe(first);
  expect(third, "after a success").not.toBe(first);

  const fields = { user_name: "A visitor", user_email: email };
  const post = (message: string) => postForm(request, "/contact", { ...fields, message });
  await Promise.all(["Third", "Fourth", "Fifth"].map(post));
  await fill(page, email, "The sixth.");
  await send(page).click();
  await expect(alert(page)).toContainText("try again in 10 minutes");
  await expect(page.getByLabel("Message")).toHaveValue("The sixth.");
});
