import { LongDate } from "@/components/ui/date";

/** `day` is YYYY-MM-DD; noon keeps the date unambiguous in the agency's time zone. */
export function Updated({ day }: { day: string }) {
  return (
    <div className="mt-3 text-muted">
      <p className="label">
        Last updated <LongDate value={`${day}T12:00:00-04:00`} />
      </p>
    </div>
  );
}
