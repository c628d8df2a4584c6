import { LongDate } from "@/components/ui/date";

/** `day` as YYYY-MM-DD; noon is the same day in every time zone. */
export function Updated({ day }: { day: string }) {
  return (
    <div className="mt-3 text-muted">
      <p className="label">
        Last updated <LongDate value={`${day}T12:00:00-04:00`} />
      </p>
    </div>
  );
}
