import type { NextRequest } from "next/server";
import { csvDownload } from "@/lib/admin/csv";
import { exportList } from "@/lib/audit/export-list";
import { entryColumns } from "@/lib/waitlist/admin/csv";
import { exportEntries } from "@/lib/waitlist/admin/queries";
import { EntryFilters } from "@/lib/waitlist/admin/schema";

export function GET({ nextUrl }: NextRequest): Promise<Response> {
  const filters = EntryFilters.parse(Object.fromEntries(nextUrl.searchParams));
  return exportList("waitlist", "/admin/waitlist", (client) =>
    csvDownload("waitlist", entryColumns, exportEntries(client, filters)),
  );
}
