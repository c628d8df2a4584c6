import type { fetchPicture } from "@/lib/media/fetch-picture";
import type { SessionClient } from "@/lib/supabase/clients";
import type { TransferReport } from "@/lib/transfer/report";

export type ImportOptions = {
  client: SessionClient;
  /** False for a dry run, which stores nothing. */
  isApplied: boolean;
  /** Account named in the audit log. */
  startedBy?: string | undefined;
  /** Called with the number of posts done, the total and the report so far. */
  onProgress: (done: number, total: number, report: TransferReport) => void;
  /** Awaited regularly, to yield to other requests. An error ends the import. */
  turn?: () => Promise<unknown>;

  /** URL of the old site, for exports that don't include it (Ghost). */
  siteUrl?: string;
  fetchFrom?: typeof fetchPicture;
};
