import type { Route } from "next";
import Link from "next/link";
import { Alert } from "@/components/ui/alert";
import { DateTime } from "@/components/ui/date";
import type { JobState } from "@/lib/admin/system/schema";

/** Shows when the scheduler last ran, or warns if it is late. */
export function SchedulerState({ ranAt, isLate }: JobState) {
  if (!isLate) {
    return (
      <p className="text-sm text-muted">
        {ranAt ? (
          <>
            The scheduler last ran on <DateTime value={ranAt} />.
          </>
        ) : (
          "The scheduler has not run yet."
        )}
      </p>
    );
  }
  return (
    <Alert tone="error">
      <p>
        {ranAt ? (
          <>
            The scheduler has not run since <DateTime value={ranAt} />.
          </>
        ) : (
          "The scheduler has never run."
        )}{" "}
        Planned posts do not appear, and mail that failed is not sent again.
      </p>
      <p className="mt-1 font-[450]">
        It has to call this site every minute:{" "}
        <Link href={"/admin/system" as Route} prefetch={false} className="link">
          see System
        </Link>
        .
      </p>
    </Alert>
  );
}
