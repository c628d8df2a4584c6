import { type Scheduling, scheduling } from "@/content/scheduling";
import { addDays, type Day, dayAt, instantOf, weekdayOf } from "@/lib/time/zones";

const hour = 3_600_000;

/** Every start offered from `now` on, taken or not, in milliseconds. */
export function offeredSlots(now: number, rules: Scheduling = scheduling): number[] {
  const { from, until } = bookableSpan(now, rules);
  const today = dayAt(now, rules.timeZone);
  const days = Array.from({ length: rules.daysAhead + 2 }, (_, index) => addDays(today, index));
  return days.flatMap((day) => slotsOn(day, rules)).filter((slot) => slot >= from && slot <= until);
}

export function bookableSpan(now: number, rules: Scheduling = scheduling) {
  return { from: now + rules.noticeHours * hour, until: now + rules.daysAhead * 24 * hour };
}

export function slotsOn(day: Day, rules: Scheduling = scheduling): number[] {
  if (closedFor(day, rules)) return [];
  return startTimes(day, rules)
    .map((minute) => instantOf(day, minute, rules.timeZone))
    .filter((slot) => slot !== null);
}

/** A holiday's name or "the weekend"; null when open. */
export function closedFor(day: Day, rules: Scheduling = scheduling): string | null {
  const { yearly, dates } = rules.holidays;
  const holiday =
    dates.find(({ date }) => date === day) ??
    yearly.find(({ date }) => date === day.slice(5)) ??
    (weekdayOf(day) === 1
      ? yearly.find(({ date }) => date === addDays(day, -1).slice(5))
      : undefined);
  if (holiday) return holiday.name;
  return rules.hours[weekdayOf(day)] ? null : "the weekend";
}

export function slotEnd(start: number, rules: Scheduling = scheduling): number {
  return start + rules.slotMinutes * 60_000;
}

/** As `09:00`, over all days of the week. */
export function timesOfDay(rules: Scheduling = scheduling): string[] {
  const minutes = Object.values(rules.hours).flatMap((stretches) =>
    (stretches ?? []).flatMap((stretch) => startsIn(stretch, rules)),
  );
  return [...new Set(minutes)].sort((a, b) => a - b).map(timeText);
}

/** Minutes since midnight; null for anything but `13:30`. */
export function readTime(text: string): number | null {
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(text) ?? [];
  return hours === undefined ? null : Number(hours) * 60 + Number(minutes);
}

function startTimes(day: Day, rules: Scheduling): number[] {
  return (rules.hours[weekdayOf(day)] ?? []).flatMap((stretch) => startsIn(stretch, rules));
}

function startsIn([from, until]: readonly [string, string], { slotMinutes }: Scheduling): number[] {
  const starts = [];
  const end = readTime(until) ?? 0;
  for (let at = readTime(from) ?? end; at + slotMinutes <= end; at += slotMinutes) starts.push(at);
  return starts;
}

function timeText(minute: number): string {
  return `${String(Math.floor(minute / 60)).padStart(2, "0")}:${String(minute % 60).padStart(2, "0")}`;
}
