import { sessionTexts } from "@/lib/auth/texts";
import { reportError } from "@/lib/report";

/** What an action on a row of a list answers; `changed` when it no longer is the row that was shown. */
export type RowOutcome = { status: "done" | "ended" | "changed" | "failed"; message: string };

/** To who is no admin, or is one no longer. */
export const sessionEnded: RowOutcome = { status: "ended", message: sessionTexts.ended };

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
