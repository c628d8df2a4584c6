import { brand } from "@/content/brand";
import { formatNumber, pluralize } from "@/lib/numbers";
import { formatDateTime } from "@/lib/time/format";
import type { ImportRun, ReportHead } from "./schema";

export const importStrings = {
  failed: "The import could not be started. Please try again.",
  notRunning: "This import isn’t running.",
  stopped: "Import stopped.",
  notStopped: "The import could not be stopped. Please try again.",
  started: "The import has started.",
  gone: "This import is done, or has been discarded.",
  noFile:
    "The file is not on this server any more: it is kept for a day, and on one server only. Upload it again.",
  discarded: "The import was discarded.",
  notDiscarded: "The import could not be discarded: it is running, or done. Please try again.",
  notLoaded: "The report could not be loaded. Please try again.",
} as const;

/** `by` is null if the account was deleted. */
export function busyText({ by, since }: { by: string | null; since: string }): string {
  const time = formatDateTime(Date.parse(since), brand.timeZone);
  return `Another import is running: ${by ?? "a deleted account"} started it on ${time}. Please wait for its end.`;
}

export function progressText({ done, total }: Pick<ImportRun, "done" | "total">): string {
  if (total === 0) return "Reading the file";
  return `${formatNumber(done)} of ${pluralize(total, "post", "posts")}`;
}

/** Describes the state of a run in a sentence. */
export function stateText(run: ImportRun): string {
  const { state, isApplied } = run;
  if (state === "checking") return "The file is being checked. Nothing is stored yet.";
  if (state === "checked") return "The file was checked. Nothing is stored yet.";
  if (state === "importing") return "The posts are being imported.";
  if (state === "done") return "The import is done.";
  if (state === "failed") {
    return isApplied
      ? "The import failed. What came until then stays, and trying again imports nothing twice."
      : "The file could not be checked. Nothing is stored.";
  }
  return isApplied
    ? "The import stopped. What came until then stays, and going on imports nothing twice."
    : "The check of the file stopped. Nothing is stored yet.";
}

/** Label of the button that imports a checked file. */
export function importLabel({ counts }: ReportHead): string {
  const posts = counts.created + counts.updated;
  return posts > 0 ? `Import ${pluralize(posts, "post", "posts")}` : "Import anyway";
}
