import type { NextRequest } from "next/server";
import { adminSession } from "@/lib/auth/session";
import { csvDownload } from "@/lib/lists/csv";
import { exportFailed, toSignIn } from "@/lib/lists/export";
import { entryColumns } from "@/lib/waitlist/admin-csv";
import { exportEntries } from "@/lib/waitlist/admin-queries";
import { EntryFilters } from "@/lib/waitlist/admin-schema";
import { adminWaitlistTexts } from "@/lib/waitlist/admin-texts";

/** The entries that fit the filters, as a file. */
export async function GET(request: NextRequest): Promise<Response> {
  const session = await adminSession();
  if (!session.client) return toSignIn("/admin/waitlist", session);
  const filters = EntryFilters.parse(Object.fromEntries(request.nextUrl.searchParams));
  const rows = exportEntries(session.client, filters);
  return csvDownload("waitlist", entryColumns, rows).catch((error) =>
    exportFailed(error, adminWaitlistTexts.notLoaded),
  );
}
