import type { Metadata } from "next";
import { ExportLink } from "@/components/admin/list/export-link";
import { ListPage } from "@/components/admin/list/list-page";
import { statusSelect } from "@/components/admin/list/table/status-badge";
import { subscriberColumns } from "@/components/admin/newsletter/subscriber-columns";
import { orders } from "@/lib/admin/orders";
import { listSubscribers } from "@/lib/newsletter/admin/queries";
import { SubscriberFilters } from "@/lib/newsletter/admin/schema";

export const metadata: Metadata = { title: "Subscribers" };

export default async function SubscribersPage({ searchParams }: PageProps<"/admin/subscribers">) {
  const filters = SubscriberFilters.parse(await searchParams);
  const { status, q } = filters;
  const listed = await listSubscribers(filters);
  return (
    <ListPage
      path="/admin/subscribers"
      title="Subscribers"
      actions={<ExportLink path="/admin/subscribers/export" params={{ status, q }} />}
      things={["subscriber", "subscribers"]}
      search="Search by email"
      selects={[statusSelect("pending", "confirmed", "unsubscribed")]}
      orders={orders.byDateOrEmail}
      empty="No subscribers yet."
      {...{ listed, filters }}
      columns={subscriberColumns}
      deletable={{ source: "subscribers", labelOf: ({ email }) => email }}
    />
  );
}
