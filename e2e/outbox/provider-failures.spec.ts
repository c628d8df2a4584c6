import { agencyMailsFrom, fill } from "../support/contact-form";
import { expect, test } from "../support/fixtures";
import { failMails, mailsTo, uniqueEmail } from "../support/mail";
import { storedMessages } from "../support/stored";

test("with the mail provider failing three times, still exactly one mail to either side", async ({
  page,
}) => {
  const email = uniqueEmail();
  await failMails(503, 3);
  await page.clock.install();
  await page.goto("/contact");
  await fill(page, email);
  await page.clock.fastForward(5_000);
  await page.getByRole("button", { name: "Send Message" }).click();
  await expect(page.getByRole("status")).toContainText("Message sent successfully!");
  await expect.poll(async () => (await mailsTo(email)).length, { timeout: 30_000 }).toBe(1);
  await expect.poll(async () => (await agencyMailsFrom(email)).length, { timeout: 30_000 }).toBe(1);
  expect(await storedMessages(email)).toHaveLength(1);
});
