import type { Page } from "@playwright/test";
import { mailsTo } from "./mail";

const agency = "hello@kiskadee.example";

export async function fill(page: Page, email: string, message = "We need a site for a bakery.") {
  await page.getByLabel("Name").fill("A visitor");
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByLabel("Message").fill(message);
}

/** Returns the agency's notifications about this sender. */
export async function agencyMailsFrom(email: string) {
  return (await mailsTo(agency)).filter(({ text }) => text.includes(email));
}
