import { readOwnData } from "@/lib/accounts/own/queries";
import { ownStrings } from "@/lib/accounts/own/strings";
import { exportFailed, fileDownload, toSignIn } from "@/lib/admin/export";
import { userSession } from "@/lib/auth/session";

export async function GET(): Promise<Response> {
  const session = await userSession();
  if (!session.client) return toSignIn("/account", session);
  try {
    const text = JSON.stringify(await readOwnData(session.client), null, 2);
    return fileDownload(`${text}\n`, "application/json; charset=utf-8", "my-data.json");
  } catch (error) {
    return exportFailed(error, ownStrings.exportFailed);
  }
}
