import { csvExport } from "@/lib/audit/export-list";
import { redirectColumns } from "@/lib/redirects/admin/csv";
import { exportRedirects } from "@/lib/redirects/admin/queries";
import { RedirectFilters } from "@/lib/redirects/admin/schema";

export const GET = csvExport("redirects", RedirectFilters, redirectColumns, exportRedirects);
