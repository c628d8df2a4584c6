import { brand } from "@/content/brand";
import { clockTime, formatDate, formatZone } from "@/lib/time/format";
import type { PostSchedule } from "./schema";

/** Formats a time in the agency's zone, such as `Monday, 23 November 2026 at 9:00 am`. */
function momentText(instant: number): string {
  return `${formatDate(instant, brand.timeZone)} at ${clockTime(instant, brand.timeZone)}`;
}

/** Names the agency's time zone, such as `Port of Spain, GMT-4`. */
export const zoneText = (instant: number): string => formatZone(brand.timeZone, instant);

type Schedule = Pick<PostSchedule, "published" | "publishAt" | "unpublishAt">;

/** Describes what is scheduled for a post. */
export function scheduleText({ published, publishAt, unpublishAt }: Schedule, now: number): string {
  const end = unpublishAt === null ? "" : `unpublished on ${whenText(unpublishAt)}`;
  if (published) return end ? `Will be ${end}.` : "Live, no end date";
  if (publishAt === null) return end ? `If published by then, will be ${end}.` : "Not scheduled";
  if (publishAt <= now) return `Was due on ${whenText(publishAt)}, but the scheduler did not run.`;
  return `Will be published on ${whenText(publishAt)}${end && `, and ${end}`}.`;
}

const whenText = (instant: number): string => `${momentText(instant)} (${zoneText(instant)})`;

export function movedText(title: string, publishAt: number | null): string {
  if (publishAt === null) return `“${title}” is no longer scheduled.`;
  return `“${title}” will be published on ${momentText(publishAt)}.`;
}
