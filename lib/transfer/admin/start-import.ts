import "server-only";
import type { SessionClient } from "@/lib/supabase/clients";
import { call } from "@/lib/supabase/query";
import { runImport } from "./run-import";
import { busyText, importStrings } from "./strings";

/** What came as a file; of one that is known already, only the id. */
type Asked = { id: string; fileName?: string; siteUrl?: string };

type Answer =
  | {
      status: "started";
      attempt: number;
      is_applied: boolean;
      site_url: string | null;
      started_by: string;
    }
  | { status: "busy"; by: string | null; since: string }
  | { status: "gone" };

/** Null once it has begun, or why it has not. Throws on an outage. */
export async function startImport(
  client: SessionClient,
  { id, fileName, siteUrl }: Asked,
): Promise<string | null> {
  const answer: Answer = await call(client, "start_import", {
    p_id: id,
    p_file_name: fileName,
    p_site_url: siteUrl || undefined,
  });
  if (answer.status === "busy") return busyText(answer);
  if (answer.status === "gone") return importStrings.gone;
  const { attempt, is_applied: isApplied, site_url, started_by: startedBy } = answer;
  runImport({ id, attempt, isApplied, siteUrl: site_url, startedBy });
  return null;
}
