import type { Metadata } from "next";
import { PageHeader } from "@/components/admin/frame/page-header";
import { ExportLink } from "@/components/admin/list/export-link";
import { FilterBar } from "@/components/admin/list/filter-bar";
import { ListResults } from "@/components/admin/list/list-results";
import { orders } from "@/components/admin/list/orders";
import { sortParam } from "@/components/admin/list/with-params";
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
  const { status, q, sort } = filters;
  const params = { status, q, sort: sortParam(sort, orders.byDateOrEmail) };
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
        search={{ name: "q", label: "Search email", value: q }}
        selects={[{ name: "status", label: "Status", value: status, options: statusOptions }]}
        sort={{ value: sort, options: orders.byDateOrEmail }}
      />
      <ListResults
        listed={listed}
        path="/admin/subscribers"
        params={params}
        label="Pages of subscribers"
        empty="Nobody has subscribed yet."
        noMatch="No subscribers match these filters."
      >
        <SubscribersTable
          subscribers={listed.rows}
          sorting={{
            path: "/admin/subscribers",
            params,
            sort,
            initial: orders.byDateOrEmail[0].value,
          }}
        />
      </ListResults>
    </>
  );
}
