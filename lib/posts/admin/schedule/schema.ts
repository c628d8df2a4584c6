import { z } from "zod";
import { isLocalTime } from "@/lib/time/local-time";
import { toInstant } from "./instant";
import { scheduleStrings } from "./strings";

/** Times are in milliseconds. `createdAt` is the date that visitors see. */
export type PostSchedule = {
  id: string;
  title: string;
  slug: string;
  published: boolean;
  publishAt: number | null;
  unpublishAt: number | null;
  createdAt: number;
};

/** A local time in the agency's zone; empty for none. */
export const Moment = z
  .string()
  .trim()
  .refine((text) => text === "" || isLocalTime(text), scheduleStrings.unreadable)
  .refine((text) => !isLocalTime(text) || toInstant(text) !== null, scheduleStrings.skipped);

/** A date as the form showed it before editing. */
const Shown = z.string().optional().catch(undefined);

export const ScheduleInput = z.object({
  publish_at: Moment.optional(),
  unpublish_at: Moment.optional(),
  created_at: Moment.refine((text) => text !== "", scheduleStrings.dateMissing).optional(),
  shown_publish_at: Shown,
  shown_unpublish_at: Shown,
  shown_created_at: Shown,
});
export type ScheduleInput = z.infer<typeof ScheduleInput>;
export type ScheduleField = keyof ScheduleInput;
export type ScheduleErrors = Partial<Record<ScheduleField, string>>;

const oldest = Date.UTC(1900);

type Dates = Pick<PostSchedule, "publishAt" | "unpublishAt" | "createdAt">;

/** Validates a change and returns errors by field. Unchanged dates may be in the past. */
export function scheduleErrors(before: Dates, after: Dates, now: number): ScheduleErrors {
  const hasPassed = (name: "publishAt" | "unpublishAt") =>
    after[name] !== null && after[name] !== before[name] && after[name] <= now;
  const { publishAt, unpublishAt, createdAt } = after;
  const errors: ScheduleErrors = {};
  if (hasPassed("publishAt")) errors.publish_at = scheduleStrings.passed;
  if (publishAt !== null && unpublishAt !== null && unpublishAt <= publishAt)
    errors.unpublish_at = scheduleStrings.tooEarly;
  else if (hasPassed("unpublishAt")) errors.unpublish_at = scheduleStrings.passed;
  if (createdAt !== before.createdAt) {
    if (createdAt > now) errors.created_at = scheduleStrings.dateInFuture;
    if (createdAt < oldest) errors.created_at = scheduleStrings.dateTooOld;
  }
  return errors;
}
