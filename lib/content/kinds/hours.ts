import { z } from "zod";
import { brand } from "@/content/brand";
import { scheduling } from "@/content/scheduling";
import { checked, choice, date, group, line, list, number } from "@/lib/content/form/fields";
import { kind, onlyKey } from "@/lib/content/kind";
import { isDay, weekdays } from "@/lib/time/days";
import { cityOf } from "@/lib/time/format";

type Weekday = (typeof weekdays)[number];

const days = Object.fromEntries(
  [...weekdays.slice(1), ...weekdays.slice(0, 1)].map((day) => [day, day]),
) as Record<Weekday, string>;

const isTime = (text: string) => /^([01]\d|2[0-3]):[0-5]\d$/.test(text);

const time = (label: string, example: string) =>
  line(label, 5, { hint: `Such as ${example}` }).refine(
    isTime,
    `${label} must be a time such as ${example}`,
  );

const stretch = group("Hours", {
  day: choice("Day", days),
  from: time("From", "09:00"),
  until: time("Until", "16:00"),
});

// 2028 is a leap year.
const dayOfYear = line("Date", 5, { hint: "Month and day, such as 12-25" }).refine(
  (value) => isDay(`2028-${value}`),
  "Date must be a month and a day, such as 12-25",
);

const holiday = <Day extends z.ZodType>(day: Day) =>
  group("Holiday", { name: line("Name", 60), date: day });

export const hours = kind({
  noun: "page",
  description: `When visitors can book consultations, in ${cityOf(brand.timeZone)} time.`,
  schema: checked(
    z.object({
      week: list("Working hours", stretch, {
        noun: "entry",
        max: 28,
        hint: "For a break, add two entries for a day",
      }),
      noticeHours: number("Notice in hours", {
        max: 336,
        hint: "How far ahead of the call visitors must book",
      }),
      daysAhead: number("Days ahead", {
        min: 1,
        max: 180,
        hint: "How many days from now visitors can book",
      }),
      holidays: group("Holidays", {
        yearly: list("Every year", holiday(dayOfYear), {
          noun: "holiday",
          hint: "A holiday on a Sunday moves to the Monday",
        }),
        dates: list("Other closing days", holiday(date("Date")), { noun: "day", max: 200 }),
      }),
    }),
    ({ week }) =>
      week.flatMap(({ day, from, until }, at) => [
        isTime(from) &&
          isTime(until) &&
          until <= from &&
          ([`week.${at}.until`, "Until must be later than From"] as const),
        week
          .slice(0, at)
          .some((other) => other.day === day && other.from < until && from < other.until) &&
          ([`week.${at}.from`, `These hours overlap with others on ${day}`] as const),
      ]),
  ),
  defaults: () => ({ [onlyKey]: scheduling }),
  files: ({ [onlyKey]: scheduling }) => ({ "content/scheduling.ts": { scheduling } }),
  shownOn: () => "/get-started",
  titleOf: () => "Consultation hours",
});
