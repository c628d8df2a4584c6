import type { NextRequest } from "next/server";
import { csvDownload } from "@/lib/admin/csv";
import { auditColumns } from "@/lib/audit/csv";
import { exportList } from "@/lib/audit/export-list";
import { exportAuditLog } from "@/lib/audit/queries";
import { AuditFilters } from "@/lib/audit/schema";

export function GET({ nextUrl }: NextRequest): Promise<Response> {
  const filters = AuditFilters.parse(Object.fromEntries(nextUrl.searchParams));
  return exportList("audit", "/admin/audit", (client) =>
    csvDownload("audit", auditColumns, exportAuditLog(client, filters)),
  );
}
