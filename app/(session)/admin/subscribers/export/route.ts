import { csvExport } from "@/lib/audit/export-list";
import { subscriberColumns } from "@/lib/newsletter/admin/csv";
import { exportSubscribers } from "@/lib/newsletter/admin/queries";
import { SubscriberFilters } from "@/lib/newsletter/admin/schema";

export const GET = csvExport(
  "subscribers",
  SubscriberFilters,
  subscriberColumns,
  exportSubscribers,
);
