import { z } from "zod";
import { PageNumber } from "@/lib/admin/paging";
import {
  type Outcome,
  outcomes,
  type PostReport,
  type TransferReport,
} from "@/lib/transfer/report";

export type RunState = "checking" | "checked" | "importing" | "done" | "failed" | "stopped";

/** An import as shown in lists. */
export type ImportRun = {
  id: string;
  fileName: string;
  createdAt: string;
  state: RunState;
  /** False for a dry run. */
  isApplied: boolean;
  startedAt: string;
  /** Email; null if the account was deleted. */
  startedBy: string | null;
  done: number;
  total: number;
  kind: string | null;
  summary: string | null;
};

/** A report without its posts, which are only counted by outcome. */
export type ReportHead = Pick<
  TransferReport,
  "isApplied" | "leftOut" | "pictures" | "redirects" | "contents"
> & { counts: Record<Outcome, number> };

export type ImportDetails = ImportRun & {
  siteUrl: string | null;
  failure: string | null;
  report: ReportHead | null;
};

/** `isHere` is true if the post exists on this site and can be opened in the editor. */
export type ReportedPost = PostReport & { isHere: boolean };

export const ReportFilters = z.object({
  outcome: z.enum(["", ...outcomes]).catch(""),
  page: PageNumber,
});
export type ReportFilters = z.infer<typeof ReportFilters>;

export const RunId = z.object({ id: z.guid() });

export const isRunning = ({ state }: Pick<ImportRun, "state">) =>
  state === "checking" || state === "importing";
