import type { Page } from "@playwright/test";
import { mailsTo, pollMail } from "./mail";
import { sitePath } from "./test-site";

export const subscribed = "Thank you for subscribing!";

export const form = (page: Page) => page.getByRole("form", { name: "Letters from the studio" });
export const field = (page: Page) => form(page).getByLabel("Your email");
export const button = (page: Page) => form(page).getByRole("button");

/** Waits for the only message to `email` with this subject. */
export async function mailTo(email: string, subject: RegExp) {
  const matching = async () => (await mailsTo(email)).filter((mail) => subject.test(mail.subject));
  await pollMail(async () => (await matching()).length).toBe(1);
  const [mail] = await matching();
  if (!mail) throw new Error("The mail is gone again.");
  return mail;
}

/** Returns the path and query of the first link in an email. */
export function linkIn({ text }: { text: string }): string {
  return sitePath(text.match(/https?:\/\/\S+/)?.[0] ?? "");
}
