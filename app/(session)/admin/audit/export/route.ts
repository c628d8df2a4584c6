import { auditColumns } from "@/lib/audit/csv";
import { csvExport } from "@/lib/audit/export-list";
import { exportAuditLog } from "@/lib/audit/queries";
import { AuditFilters } from "@/lib/audit/schema";

export const GET = csvExport("audit", AuditFilters, auditColumns, exportAuditLog);
