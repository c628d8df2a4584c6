import type { NextRequest } from "next/server";
import { csvDownload } from "@/lib/admin/csv";
import { exportFailed, toSignIn } from "@/lib/admin/export";
import { recordExport } from "@/lib/audit/queries";
import { adminSession } from "@/lib/auth/session";
import { redirectColumns } from "@/lib/redirects/admin/csv";
import { exportRedirects } from "@/lib/redirects/admin/queries";
import { RedirectFilters } from "@/lib/redirects/admin/schema";
import { redirectStrings } from "@/lib/redirects/admin/strings";

export async function GET(request: NextRequest): Promise<Response> {
  const session = await adminSession();
  if (!session.client) return toSignIn("/admin/redirects", session);
  const filters = RedirectFilters.parse(Object.fromEntries(request.nextUrl.searchParams));
  try {
    await recordExport(session.client, "redirects");
    return await csvDownload(
      "redirects",
      redirectColumns,
      exportRedirects(session.client, filters),
    );
  } catch (error) {
    return exportFailed(error, redirectStrings.notLoaded);
  }
}
