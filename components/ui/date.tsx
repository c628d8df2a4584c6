import { brand } from "@/content/brand";
import { formatDateTime, formatLongDate, formatMonthDay, formatShortDate } from "@/lib/time/format";

type Props = { value: string };

/** Shows the date in the agency's time zone, so that every reader sees the same day. */
export function LongDate({ value }: Props) {
  return <Time value={value} format={formatLongDate} />;
}

export function ShortDate({ value }: Props) {
  return <Time value={value} format={formatShortDate} />;
}

/** Shows the date without the year. */
export function MonthDay({ value }: Props) {
  return <Time value={value} format={formatMonthDay} />;
}

export function DateTime({ value }: Props) {
  return <Time value={value} format={formatDateTime} />;
}

function Time({ value, format }: Props & { format: typeof formatShortDate }) {
  const instant = new Date(value);
  return <time dateTime={instant.toISOString()}>{format(instant.getTime(), brand.timeZone)}</time>;
}
