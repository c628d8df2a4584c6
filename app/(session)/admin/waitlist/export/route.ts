import type { NextRequest } from "next/server";
import { csvDownload } from "@/lib/admin/csv";
import { exportFailed, toSignIn } from "@/lib/admin/export";
import { recordExport } from "@/lib/audit/queries";
import { adminSession } from "@/lib/auth/session";
import { entryColumns } from "@/lib/waitlist/admin/csv";
import { exportEntries } from "@/lib/waitlist/admin/queries";
import { EntryFilters } from "@/lib/waitlist/admin/schema";
import { adminWaitlistStrings } from "@/lib/waitlist/admin/strings";

export async function GET(request: NextRequest): Promise<Response> {
  const session = await adminSession();
  if (!session.client) return toSignIn("/admin/waitlist", session);
  const filters = EntryFilters.parse(Object.fromEntries(request.nextUrl.searchParams));
  try {
    await recordExport(session.client, "waitlist");
    return await csvDownload("waitlist", entryColumns, exportEntries(session.client, filters));
  } catch (error) {
    return exportFailed(error, adminWaitlistStrings.notLoaded);
  }
}
