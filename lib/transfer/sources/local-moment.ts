import { fromLocalTime } from "@/lib/time/local-time";
import { isZone } from "@/lib/time/zones";

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

const iso = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d+)?)?)Z?)?$/;
const withOffset = /:\d\d.{0,60}(?:Z|[+-]\d\d:?\d\d|UTC|GMT|[ECMP][SD]T)$/i;

/** Converts a local date to ISO, in `zone` unless it names another. Other text is unchanged. */
export function localMoment(value: string, zone: string): string {
  const text = value
    .trim()
    .slice(0, 100)
    .replace(/\s{0,9}\([^()]*\)$/, "")
    // Spellings that JavaScript cannot parse, or parses as another zone.
    .replace(/([+-]\d\d:?\d\d) [A-Z]{2,5}$/, "$1")
    .replace(/(?<=:\d\d )CE(S?)T$/, (_, summer) => (summer ? "+0200" : "+0100"))
    .replace(/(?<=:\d\d(?:\.\d{1,9})? ?)[+-]\d\d$/, "$&:00")
    .replace(/^(\d{4}-\d\d-\d\d)T(?=\S{1,30} )/, "$1 ")
    .replace(/(?<=\d[T ])(\d)(?=:\d\d)/, "0$1")
    .replace(/(?<=\d[T ]\d\d)\.(?=\d\d$)/, ":");
  if (withOffset.test(text)) return text;
  const [, start = text, named = zone] = /^(.*\d) ([a-z_]+\/[\w/+-]+)$/i.exec(text) ?? [];
  if (!isZone(named)) return text;
  const local = start
    .replace(/(\d)(?:st|nd|rd|th)\b/, "$1")
    .replace(/ at (?=\d)/, " ")
    .replace(/(:\d\d)(?=[ap]m$)/i, "$1 ")
    .replace(/^(\d{4})(\d\d)(\d\d)$/, "$1-$2-$3")
    .replace(/^(\d{4})年(\d{1,2})月(\d{1,2})日/, "$1-$2-$3")
    // With slashes, the month usually comes first.
    .replace(/^(\d{1,2})\.(\d{1,2})\.(\d{4})\b/, "$3-$2-$1")
    .replace(/^(1[3-9]|2\d|3[01])[/-](\d{1,2})[/-](\d{4})\b/, "$3-$2-$1");
  if (/^\d{10}(?:\d{3})?$/.test(local)) {
    return new Date(Number(local.padEnd(13, "0"))).toISOString();
  }
  const [, day, clock = "00:00"] = iso.exec(local) ?? [];
  // The same date and time, read as UTC.
  const utc = Date.parse(day ? `${day}T${clock}Z` : `${local} UTC`);
  const year = new Date(utc).getUTCFullYear();
  if (!(year >= 1900 && year <= 9999)) return text;
  const instantOf = (time: number) =>
    fromLocalTime(new Date(time).toISOString().slice(0, 16), named);
  // A time skipped when clocks go forward is moved an hour later.
  const instant = instantOf(utc) ?? instantOf(utc + hourMs);
  const seconds = utc - Math.floor(utc / minuteMs) * minuteMs;
  return instant === null ? text : new Date(instant + seconds).toISOString();
}
