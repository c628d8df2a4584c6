import "server-only";
import { exportFailed, toSignIn } from "@/lib/admin/export";
import { adminSession } from "@/lib/auth/session";
import { adminFailureText } from "@/lib/domains/admin-failure";
import type { SessionClient } from "@/lib/supabase/clients";
import { recordExport } from "./queries";

/** Serves a download for admins after recording it in the audit log. */
export async function exportList(
  list: string,
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
