const longForm = new Intl.DateTimeFormat("en-TT", {
  dateStyle: "long",
  timeZone: "America/Port_of_Spain",
});

const shortForm = new Intl.DateTimeFormat("en-TT", {
  dateStyle: "medium",
  timeZone: "America/Port_of_Spain",
});

/** A day in its long form, in the agency's own time zone so that every reader sees the same day. */
export function LongDate({ value }: { value: string }) {
  return <time dateTime={value}>{longForm.format(new Date(value))}</time>;
}

/** The same for a table. */
export function ShortDate({ value }: { value: string }) {
  return (
    <time dateTime={value} className="whitespace-nowrap">
      {shortForm.format(new Date(value))}
    </time>
  );
}
