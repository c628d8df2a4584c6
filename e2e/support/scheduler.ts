import { type APIRequestContext, expect, type Page } from "@playwright/test";
import { dayAt } from "@/lib/time/zones";
import { type CaughtMail, mailsTo, pollMail } from "./mail";

/** Converts a slot to the agency's time zone, UTC-4 all year, as the plain form expects. */
export function agencyTime(slot: string): { day: string; time: string } {
  const start = Date.parse(slot);
  return {
    day: dayAt(start, agencyZone),
    time: new Date(start - 4 * 3_600_000).toISOString().slice(11, 16),
  };
}

export const agencyZone = "America/Port_of_Spain";

/** The browser's time zone in these tests, unless a test sets another. */
export const visitorZone = "America/New_York";

/** Slots already handed out, so that no two bookings pick the same one. */
const given = new Set<string>();

/** Returns a random free slot, at least an hour past the minimum notice. */
export async function someFreeSlot(request: APIRequestContext): Promise<string> {
  const free = (await freeSlots(request)).filter(
    (slot) => Date.parse(slot) > Date.now() + 25 * 3_600_000 && !given.has(slot),
  );
  const slot = free[Math.floor(Math.random() * free.length)];
  if (!slot) throw new Error("Nothing is free.");
  given.add(slot);
  return slot;
}

export async function freeSlots(request: APIRequestContext): Promise<string[]> {
  const response = await request.get("/api/slots");
  expect(response.status()).toBe(200);
  return (await response.json()).free;
}

/** Picks a slot by clicking its day and time, as a visitor with a mouse would. */
export async function pick(page: Page, slot: string, zone = visitorZone): Promise<void> {
  const wanted = dayAt(Date.parse(slot), zone);
  const day = page.locator(`label:has(input[value="${wanted}"])`);
  const first = page.locator('input[name="picked_day"]').first();
  await expect(page.getByRole("radiogroup", { name: "Time" })).toBeVisible();
  while ((await day.count()) === 0) {
    const ahead = wanted > ((await first.getAttribute("value")) ?? "");
    await page.getByRole("button", { name: ahead ? "Later days" : "Earlier days" }).click();
  }
  await day.click();
  await page.locator(`label:has(input[value="${slot}"])`).click();
}

export async function fillDetails(page: Page, email: string): Promise<void> {
  await page.getByLabel("Name").fill("A visitor");
  await page.getByLabel("Email", { exact: true }).fill(email);
}

/** Books a slot on the page and waits for `heading`. */
export async function bookSlot(
  page: Page,
  slot: string,
  email: string,
  heading = "You're booked.",
): Promise<void> {
  await page.clock.install();
  await page.goto("/get-started");
  await pick(page, slot);
  await fillDetails(page, email);
  await page.clock.fastForward(5_000);
  await page.getByRole("button", { name: /^Book / }).click();
  await expect(page.getByRole("heading", { name: heading })).toBeVisible();
}

/**
 * Waits for `count` emails to this address, and returns the newest whose subject starts with
 * `subject`: emails queued earlier may arrive later.
 */
export async function newestMail(email: string, count: number, subject = ""): Promise<CaughtMail> {
  await pollMail(async () => (await mailsTo(email)).length).toBe(count);
  const mail = (await mailsTo(email)).find((sent) => sent.subject.startsWith(subject));
  if (!mail) throw new Error(`No mail with the subject ${subject}`);
  return mail;
}

/** Returns the path of the email's link for this purpose. */
export function linkIn(mail: CaughtMail, purpose: "confirm" | "cancel" | "reschedule"): string {
  const [link] = mail.text.match(new RegExp(`/booking\\?token=${purpose}\\.\\S+`)) ?? [];
  if (!link) throw new Error(`No link to ${purpose}`);
  return link;
}

export const calendarOf = (mail: CaughtMail) =>
  Buffer.from(mail.attachments[0]?.content ?? "", "base64").toString();
