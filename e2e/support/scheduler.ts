import { type APIRequestContext, expect, type Page } from "@playwright/test";
import { dayAt } from "@/lib/time/zones";
import { type CaughtMail, mailsTo } from "./mail";

/** A start as the agency's clock shows it, four hours behind UTC all year: what the plain form takes. */
export function agencyTime(slot: string): { day: string; time: string } {
  const start = Date.parse(slot);
  return {
    day: dayAt(start, agencyZone),
    time: new Date(start - 4 * 3_600_000).toISOString().slice(11, 16),
  };
}

export const agencyZone = "America/Port_of_Spain";

/** The zone of the browsers in these tests, unless a test names another. */
export const visitorZone = "America/New_York";

/** Two tests, or two forms of one, would otherwise want the same time now and then. */
const given = new Set<string>();

/** One of the free times, at random, an hour or more away from where the notice time ends. */
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

/** Picks a time by its day and its chip, as a visitor with a mouse would. */
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
  await page.getByLabel("Email").fill(email);
}

/** Books a time in the page, to the point where it says so, or what else `heading` is. */
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
 * Once this address has `count` mails, the newest whose subject begins so. Mails that were queued
 * before may arrive after it.
 */
export async function newestMail(email: string, count: number, subject = ""): Promise<CaughtMail> {
  await expect.poll(async () => (await mailsTo(email)).length).toBe(count);
  const mail = (await mailsTo(email)).find((sent) => sent.subject.startsWith(subject));
  if (!mail) throw new Error(`No mail with the subject ${subject}`);
  return mail;
}

/** The path of a mail's link for a purpose. */
export function linkIn(mail: CaughtMail, purpose: "confirm" | "cancel" | "reschedule"): string {
  const [link] = mail.text.match(new RegExp(`/booking\\?token=${purpose}\\.\\S+`)) ?? [];
  if (!link) throw new Error(`No link to ${purpose}`);
  return link;
}

export const calendarOf = (mail: CaughtMail) =>
  Buffer.from(mail.attachments[0]?.content ?? "", "base64").toString();
