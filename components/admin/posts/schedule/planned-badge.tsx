import { StatusBadge } from "@/components/admin/list/status-badge";
import { brand } from "@/content/brand";
import { formatDateTime } from "@/lib/time/format";

/** When a draft is planned to be published, for a row of a list. */
export function PlannedBadge({ publishAt }: { publishAt: string }) {
  const label = `Planned, ${formatDateTime(Date.parse(publishAt), brand.timeZone)}`;
  return (
    <p className="mt-1">
      <StatusBadge status="planned" label={label} />
    </p>
  );
}
