import type { NextRequest } from "next/server";
import { csvDownload } from "@/lib/admin/csv";
import { exportList } from "@/lib/audit/export-list";
import { subscriberColumns } from "@/lib/newsletter/admin/csv";
import { exportSubscribers } from "@/lib/newsletter/admin/queries";
import { SubscriberFilters } from "@/lib/newsletter/admin/schema";

export function GET({ nextUrl }: NextRequest): Promise<Response> {
  const filters = SubscriberFilters.parse(Object.fromEntries(nextUrl.searchParams));
  return exportList("subscribers", "/admin/subscribers", (client) =>
    csvDownload("subscribers", subscriberColumns, exportSubscribers(client, filters)),
  );
}
