import { brand } from "@/content/brand";
import { formatDateTime, formatLongDate, formatMonthDay } from "@/lib/time/format";
import { formatRelative } from "@/lib/time/relative";

type Props = { value: string };

/** Shows the date in the agency's time zone, so that every reader sees the same day. */
export function LongDate({ value }: Props) {
  return <Time value={value} format={formatLongDate} />;
}

/** Shows the date without the year. */
export function MonthDay({ value }: Props) {
  return <Time value={value} format={formatMonthDay} />;
}

export function DateTime({ value }: Props) {
  return <Time value={value} format={formatDateTime} />;
}

/** Shows times within the last week as "3 hours ago", and earlier ones as a date. */
export function RelativeDate({ value }: Props) {
  const instant = Date.parse(value);
  return (
    <time
      dateTime={new Date(instant).toISOString()}
      title={formatDateTime(instant, brand.timeZone)}
      // The text may have changed since the server rendered it.
      suppressHydrationWarning
    >
      {formatRelative(instant, brand.timeZone)}
    </time>
  );
}

function Time({ value, format }: Props & { format: typeof formatDateTime }) {
  const instant = new Date(value);
  return <time dateTime={instant.toISOString()}>{format(instant.getTime(), brand.timeZone)}</time>;
}
