import type { Metadata } from "next";
import { PageHeader } from "@/components/admin/frame/page-header";
import { ExportLink } from "@/components/admin/list/export-link";
import { FilterBar } from "@/components/admin/list/filter-bar";
import { ListResults } from "@/components/admin/list/list-results";
import { SubscribersTable } from "@/components/admin/newsletter/subscribers-table";
import { listSubscribers } from "@/lib/newsletter/admin/queries";
import { SubscriberFilters } from "@/lib/newsletter/admin/schema";
import { pluralize } from "@/lib/numbers";

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
        description={pluralize(listed.total, "subscriber", "subscribers")}
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
        noMatch="No subscribers match these filters."
      >
        <SubscribersTable subscribers={listed.rows} />
      </ListResults>
    </>
  );
}
