import type { NextRequest } from "next/server";
import { csvDownload } from "@/lib/admin/csv";
import { exportFailed, toSignIn } from "@/lib/admin/export";
import { auditColumns } from "@/lib/audit/csv";
import { exportAuditLog, recordExport } from "@/lib/audit/queries";
import { AuditFilters } from "@/lib/audit/schema";
import { auditStrings } from "@/lib/audit/strings";
import { adminSession } from "@/lib/auth/session";

export async function GET(request: NextRequest): Promise<Response> {
  const session = await adminSession();
  if (!session.client) return toSignIn("/admin/audit", session);
  const filters = AuditFilters.parse(Object.fromEntries(request.nextUrl.searchParams));
  try {
    await recordExport(session.client, "audit");
    return await csvDownload("audit", auditColumns, exportAuditLog(session.client, filters));
  } catch (error) {
    return exportFailed(error, auditStrings.notLoaded);
  }
}
