import { brand } from "@/content/brand";
import { formatDateTime, formatLongDate, formatMonthDay, formatShortDate } from "@/lib/time/format";

type Props = { value: string };

/** In the agency's time zone, so that every reader sees the same day. */
export function LongDate({ value }: Props) {
  const day = new Date(value);
  return <time dateTime={day.toISOString()}>{formatLongDate(day.getTime(), brand.timeZone)}</time>;
}

export function ShortDate({ value }: Props) {
  return <Short value={value} format={formatShortDate} />;
}

/** Without the year. */
export function MonthDay({ value }: Props) {
  return <Short value={value} format={formatMonthDay} />;
}

export function DateTime({ value }: Props) {
  return <Short value={value} format={formatDateTime} />;
}

function Short({ value, format }: Props & { format: typeof formatShortDate }) {
  const instant = new Date(value);
  return <time dateTime={instant.toISOString()}>{format(instant.getTime(), brand.timeZone)}</time>;
}
