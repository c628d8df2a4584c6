import type { fetchPicture } from "@/lib/media/fetch-picture";
import type { SessionClient } from "@/lib/supabase/clients";
import type { TransferReport } from "@/lib/transfer/report";

export type ImportOptions = {
  client: SessionClient;
  /** False is a dry run, which stores nothing. */
  isApplied: boolean;
  /** The account that the audit log names. */
  startedBy?: string | undefined;
  /** Posts that are done, of how many, and the report so far. */
  onProgress: (done: number, total: number, report: TransferReport) => void;
  /** Waited for before each post and picture, so that others have their turn; what it throws ends the import. */
  turn?: () => Promise<unknown>;

  /** Where a source that does not say it stood: a Ghost site. */
  siteUrl?: string;
  fetchFrom?: typeof fetchPicture;
};
