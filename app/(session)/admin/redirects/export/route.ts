import type { NextRequest } from "next/server";
import { csvDownload } from "@/lib/admin/csv";
import { exportList } from "@/lib/audit/export-list";
import { redirectColumns } from "@/lib/redirects/admin/csv";
import { exportRedirects } from "@/lib/redirects/admin/queries";
import { RedirectFilters } from "@/lib/redirects/admin/schema";

export function GET({ nextUrl }: NextRequest): Promise<Response> {
  const filters = RedirectFilters.parse(Object.fromEntries(nextUrl.searchParams));
  return exportList("redirects", "/admin/redirects", (client) =>
    csvDownload("redirects", redirectColumns, exportRedirects(client, filters)),
  );
}
