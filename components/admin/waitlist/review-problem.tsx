import { StatusBadge } from "@/components/admin/status-badge";
import { Banner } from "@/components/ui/banner";
import type { ReviewOutcome } from "@/lib/waitlist/admin-schema";

/** Why a decision was not saved, and what can be done about it without losing what was typed. */
export function ReviewProblem({ outcome }: { outcome: ReviewOutcome }) {
  const { status, message, current } = outcome;
  return (
    <div className="mt-5">
      <Banner tone="error">
        <p>{message}</p>
        {status === "ended" && (
          <p className="mt-2 font-normal">
            Your notes stay here:{" "}
            <a className="link" href="/login?next=/admin/waitlist" target="_blank" rel="noopener">
              log in in a new tab
            </a>
            , come back and try once more.
          </p>
        )}
        {current && (
          <div className="mt-2 font-normal">
            <p>
              It is now <StatusBadge status={current.status} />
              {current.notes ? " with these notes:" : " without notes."}
            </p>
            {current.notes && (
              <blockquote className="mt-2 border-l-4 border-mask pl-3 whitespace-pre-wrap">
                {current.notes}
              </blockquote>
            )}
            <p className="mt-2">To save yours in their place, approve or reject once more.</p>
          </div>
        )}
      </Banner>
    </div>
  );
}
