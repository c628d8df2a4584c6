import { csvExport } from "@/lib/audit/export-list";
import { entryColumns } from "@/lib/waitlist/admin/csv";
import { exportEntries } from "@/lib/waitlist/admin/queries";
import { EntryFilters } from "@/lib/waitlist/admin/schema";

export const GET = csvExport("waitlist", EntryFilters, entryColumns, exportEntries);
