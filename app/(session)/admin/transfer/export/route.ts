import { Readable } from "node:stream";
import { scheduling } from "@/content/scheduling";
import { exportFailed, toSignIn } from "@/lib/admin/export";
import { recordExport } from "@/lib/audit/queries";
import { adminSession } from "@/lib/auth/session";
import { dayAt } from "@/lib/time/zones";
import { startExport } from "@/lib/transfer/queries";
import { transferStrings } from "@/lib/transfer/strings";

export async function GET(): Promise<Response> {
  const session = await adminSession();
  if (!session.client) return toSignIn("/admin/transfer", session);
  try {
    await recordExport(session.client, "site");
    const day = dayAt(Date.now(), scheduling.timeZone);
    return new Response(Readable.toWeb(startExport()) as ReadableStream, {
      headers: {
        "content-type": "application/zip",
        "content-disposition": `attachment; filename="site-${day}.zip"`,
        "cache-control": "private, no-store",
      },
    });
  } catch (error) {
    return exportFailed(error, transferStrings.notExported);
  }
}
