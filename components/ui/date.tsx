import { brand } from "@/content/brand";

const longForm = new Intl.DateTimeFormat(brand.locale, {
  dateStyle: "long",
  timeZone: brand.timeZone,
});

const shortForm = new Intl.DateTimeFormat(brand.locale, {
  dateStyle: "medium",
  timeZone: brand.timeZone,
});

/** In the agency's time zone, so that every reader sees the same day. */
export function LongDate({ value }: { value: string }) {
  const day = new Date(value);
  return <time dateTime={day.toISOString()}>{longForm.format(day)}</time>;
}

export function ShortDate({ value }: { value: string }) {
  const day = new Date(value);
  return (
    <time dateTime={day.toISOString()} className="whitespace-nowrap">
      {shortForm.format(day)}
    </time>
  );
}
