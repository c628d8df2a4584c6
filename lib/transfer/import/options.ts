import type { fetchPicture } from "@/lib/media/fetch-picture";
import type { TransferClient } from "@/lib/transfer/client";

export type ImportOptions = {
  client: TransferClient;
  /** False is a dry run, which stores nothing. */
  isApplied: boolean;
  /** Posts that are done, of how many. */
  onProgress: (done: number, total: number) => void;

  /** Where a source that does not say it stood: a Ghost site. */
  siteUrl?: string;
  fetchFrom?: typeof fetchPicture;
};
