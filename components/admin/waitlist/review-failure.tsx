import { StatusBadge } from "@/components/admin/list/status-badge";
import { Alert } from "@/components/ui/alert";
import type { Entry } from "@/lib/waitlist/admin/schema";

type Props = { message: string; ended?: boolean; current?: Entry | null };

export function ReviewFailure({ message, ended, current }: Props) {
  return (
    <div className="mt-5">
      <Alert tone="error">
        <p>{message}</p>
        {ended && (
          <p className="mt-2 font-normal">
            Your notes are kept here:{" "}
            <a className="link" href="/login?next=/admin/waitlist" target="_blank" rel="noopener">
              log in in a new tab
            </a>
            , come back and try again.
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
            <p className="mt-2">To replace them with yours, approve or reject again.</p>
          </div>
        )}
      </Alert>
    </div>
  );
}
