import { scheduling } from "@/content/scheduling";
import { formatDateTime } from "@/lib/time/format";

export function DateTime({ value }: { value: string }) {
  const instant = new Date(value);
  return (
    <time dateTime={instant.toISOString()} className="whitespace-nowrap">
      {formatDateTime(instant.getTime(), scheduling.timeZone)}
    </time>
  );
}
