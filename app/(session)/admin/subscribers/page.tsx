import type { Metadata } from "next";
import { counted } from "@/components/admin/counted";
import { ExportLink } from "@/components/admin/export-link";
import { FilterBar } from "@/components/admin/filter-bar";
import { ListResults } from "@/components/admin/list-results";
import { PageHeader } from "@/components/admin/page-header";
import { SubscribersTable } from "@/components/admin/subscribers/subscribers-table";
import { listSubscribers } from "@/lib/newsletter/admin-queries";
import { SubscriberFilters } from "@/lib/newsletter/admin-schema";

export const metadata: Metadata = { title: "Subscribers" };

const statusOptions = [
  { value: "", label: "All" },
  { value: "pending", label: "Pending" },
  { value: "confirmed", label: "Confirmed" },
  { value: "unsubscribed", label: "Unsubscribed" },
];

export default async function SubscribersPage({ searchParams }: PageProps<"/admin/subscribers">) {
  const filters = SubscriberFilters.parse(await searchParams);
  const { status, q } = filters;
  const listed = await listSubscribers(filters);
  return (
    <>
      <PageHeader
        title="Subscribers"
        description={counted(listed.total, "subscriber", "subscribers")}
        actions={<ExportLink path="/admin/subscribers/export" params={{ status, q }} />}
      />
      <FilterBar
        path="/admin/subscribers"
        label="Filter subscribers"
        search={{ name: "q", label: "Email starts with", value: q }}
        selects={[{ name: "status", label: "Status", value: status, options: statusOptions }]}
      />
      <ListResults
        listed={listed}
        path="/admin/subscribers"
        params={{ status, q }}
        label="Pages of subscribers"
        empty="Nobody has subscribed yet."
        noMatch="No subscriber fits these filters."
      >
        <SubscribersTable subscribers={listed.rows} />
      </ListResults>
    </>
  );
}
