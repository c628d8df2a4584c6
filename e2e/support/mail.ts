import { expect } from "@playwright/test";
import { testSite } from "./test-site";

export type CaughtMail = {
  id: string;
  from: string;
  to: string[];
  subject: string;
  html: string;
  text: string;
  headers: Record<string, string>;
  attachments: { filename: string; content_type: string; content: string }[];
};

/** Returns an email address that no other test uses. */
export const uniqueEmail = () => `visitor-${crypto.randomUUID()}@mail.example`;

/** Returns the emails caught for this address, newest first. */
export async function mailsTo(to: string): Promise<CaughtMail[]> {
  const response = await fetch(`${testSite.mailUrl}/api/messages?${new URLSearchParams({ to })}`);
  return response.json();
}

/** Polls long enough for queued mail: in Vitest, Playwright's default is only 5 seconds. */
export const pollMail = <Found>(find: () => Promise<Found>) =>
  expect.poll(find, { timeout: 60_000 });

type MailFault = { status: number | null; delay_ms?: number };

/** Makes the next `count` sends fail or arrive late. */
export async function failMails(fault: number | MailFault, count: number): Promise<void> {
  await fetch(`${testSite.mailUrl}/api/fail`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ ...(typeof fault === "number" ? { status: fault } : fault), count }),
  });
}
