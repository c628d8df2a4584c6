import type { RefusedSession } from "@/lib/auth/session";
import { reportError } from "@/lib/report";

/** What an action on a row of a list answers; `changed` when it no longer is the row that was shown. */
export type RowOutcome = { status: "done" | "ended" | "changed" | "failed"; message: string };

/** To who is no admin, is one no longer, or cannot be known to be one just now. */
export function refused({ ended, message }: RefusedSession): RowOutcome {
  return { status: ended ? "ended" : "failed", message };
}

/** Runs what changes a row. What goes wrong is reported, and answered with `message`. */
export async function attempt<Outcome extends RowOutcome>(
  what: string,
  message: string,
  work: () => Promise<Outcome>,
): Promise<Outcome | RowOutcome> {
  try {
    return await work();
  } catch (error) {
    reportError(error, what);
    return { status: "failed", message };
  }
}
