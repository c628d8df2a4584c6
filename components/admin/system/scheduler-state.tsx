import { Alert } from "@/components/ui/alert";
import { DateTime } from "@/components/ui/date";
import { AdminLink } from "@/components/ui/pages/admin-link";
import type { JobState } from "@/lib/admin/system/schema";

type Props = { state: JobState | null; className?: string };

/** Warns if the scheduler is late. */
export function SchedulerState({ state, className }: Props) {
  if (!state?.isLate) return null;
  const { ranAt } = state;
  return (
    <div className={className}>
      <Alert tone="error">
        <p>
          Scheduled posts and emails are delayed. Last run:{" "}
          {ranAt ? <DateTime value={ranAt} /> : "never"}.
        </p>
        <p className="mt-1 font-[450]">
          The scheduler should call this site every minute:{" "}
          <AdminLink href="/admin/system" className="link">
            see System
          </AdminLink>
          .
        </p>
      </Alert>
    </div>
  );
}
