import "server-only";
import { adminFailureText } from "@/content/admin-failure";
import { exportFailed, toSignIn } from "@/lib/admin/export";
import { adminSession } from "@/lib/auth/session";
import type { SessionClient } from "@/lib/supabase/clients";
import { type ExportedList, recordExport } from "./queries";

/** Serves a download for admins after recording it in the audit log. */
export async function exportList(
  list: ExportedList,
  path: string,
  download: (client: SessionClient) => Promise<Response>,
  failed = adminFailureText(path),
): Promise<Response> {
  const session = await adminSession();
  if (!session.client) return toSignIn(path, session);
  try {
    await recordExport(session.client, list);
    return await download(session.client);
  } catch (error) {
    return exportFailed(error, failed);
  }
}
