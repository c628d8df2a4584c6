import { scheduling } from "@/content/scheduling";
import { shortMoment } from "@/lib/time/words";

/** A day and a time, by the agency's own clock, for tables. */
export function Moment({ value }: { value: string }) {
  return (
    <time dateTime={value} className="whitespace-nowrap">
      {shortMoment(Date.parse(value), scheduling.timeZone)}
    </time>
  );
}
