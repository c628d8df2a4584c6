import { z } from "zod";
import { brand } from "@/content/brand";
import { addDays, dayMs, isDay } from "@/lib/time/days";
import { instantOf } from "@/lib/time/local-time";
import { dayAt } from "@/lib/time/zones";
import { draftLinkPeriods } from "./strings";

const periods = Object.keys(draftLinkPeriods) as (keyof typeof draftLinkPeriods)[];

/** The database allows one more day, since a link lasts until the end of its last day. */
const maxDays = 365;

export const DraftLinkInput = z
  .object({ post: z.guid(), link_period: z.enum(periods), link_date: z.string().max(20).catch("") })
  .superRefine(({ link_period, link_date }, { addIssue }) => {
    const error = link_period === "date" && dateError(link_date);
    if (error) addIssue({ code: "custom", path: ["link_date"], message: error });
  });
export type DraftLinkInput = z.infer<typeof DraftLinkInput>;
export type DraftLinkField = keyof DraftLinkInput;

export const DraftLinkId = z.object({ draft_link: z.guid() });

/** `url` is null once the link has expired or was revoked. */
export type DraftLink = {
  id: string;
  url: string | null;
  expiresAt: string;
  isRevoked: boolean;
  views: number;
  lastViewAt: string | null;
};

/** Expiry in milliseconds; a chosen day ends at midnight in the agency's time zone. */
export function endOf({ link_period, link_date }: DraftLinkInput, now: number): number {
  if (link_period !== "date") return now + Number(link_period) * dayMs;
  const next = addDays(link_date, 1);
  return instantOf(next, 0, brand.timeZone) ?? Date.parse(next);
}

function dateError(date: string): string | null {
  const today = dayAt(Date.now(), brand.timeZone);
  if (!isDay(date)) return "Choose an expiry date";
  if (date < today) return "Choose today or later";
  return date > addDays(today, maxDays) ? "Choose a date within a year" : null;
}
