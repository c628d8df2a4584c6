import { brand } from "@/content/brand";
import { formatNumber, pluralize } from "@/lib/numbers";
import { formatDateTime } from "@/lib/time/format";
import type { ImportRun, ReportHead } from "./schema";

export const importStrings = {
  failed: "The import could not be started. Please try again.",
  notRunning: "This import isn’t running.",
  stopped: "Import stopped.",
  notStopped: "The import could not be stopped. Please try again.",
  started: "Import started.",
  gone: "This import has finished or was discarded.",
  noFile:
    "The file is no longer on this server. Files are kept 1 day, on one server only. Upload it again.",
  discarded: "Import discarded.",
  notDiscarded: "The import could not be discarded. It may be running or finished.",
  notLoaded: "The report could not be loaded. Please try again.",
} as const;

/** `by` is null if the account was deleted. */
export function busyText({ by, since }: { by: string | null; since: string }): string {
  const time = formatDateTime(Date.parse(since), brand.timeZone);
  return `Another import is running: ${by ?? "a deleted account"} started it on ${time}. Wait until it finishes.`;
}

export function progressText({ done, total }: Pick<ImportRun, "done" | "total">): string {
  if (total === 0) return "Reading the file";
  return `${formatNumber(done)} of ${pluralize(total, "post", "posts")}`;
}

/** Describes the state of a run in a sentence. */
export function stateText(run: ImportRun): string {
  const { state, isApplied } = run;
  if (state === "checking") return "Checking the file. Nothing has been saved yet.";
  if (state === "checked") return "File checked. Nothing has been saved yet.";
  if (state === "importing") return "Importing the posts.";
  if (state === "done") return "Import finished.";
  if (state === "failed") {
    return isApplied
      ? "The import failed. Posts imported so far are kept. Trying again won't duplicate them."
      : "The file could not be checked. Nothing was saved.";
  }
  return isApplied
    ? "The import stopped. Posts imported so far are kept. Continuing won't duplicate them."
    : "The check stopped. Nothing was saved.";
}

/** Label of the button that imports a checked file. */
export function importLabel({ counts, contents, redirects }: ReportHead): string {
  const posts = counts.created + counts.updated;
  if (posts > 0) return `Import ${pluralize(posts, "post", "posts")}`;
  return contents + redirects > 0 ? "Import" : "Import anyway";
}
