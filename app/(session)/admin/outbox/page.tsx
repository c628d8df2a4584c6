import type { Metadata } from "next";
import { ListPage } from "@/components/admin/list/list-page";
import { outboxColumns } from "@/components/admin/outbox/outbox-columns";
import { RetryForm } from "@/components/admin/outbox/retry-form";
import { listOutbox } from "@/lib/outbox/queries";
import { canRetry, OutboxFilters } from "@/lib/outbox/schema";

export const metadata: Metadata = { title: "Outbox" };

export default async function OutboxPage({ searchParams }: PageProps<"/admin/outbox">) {
  const filters = OutboxFilters.parse(await searchParams);
  const listed = await listOutbox(filters);
  const stuck = listed.rows.filter(canRetry).map(({ id }) => id);
  return (
    <ListPage
      path="/admin/outbox"
      title="Outbox"
      description="Mail sent by the site. Failed mail is retried for about a day, then dropped."
      actions={stuck.length > 0 && <RetryForm ids={stuck}>Retry all on this page</RetryForm>}
      things={["mail", "mails"]}
      tabs={{ label: "Mails", name: "show", options: tabs }}
      search="Search address and subject"
      {...{ listed, filters }}
      columns={outboxColumns}
      keyOf={({ id }) => id}
    />
  );
}

const tabs = [
  { value: "", label: "Undelivered", empty: "All mail has been sent." },
  { value: "sent", label: "Sent", empty: "No mail has been sent yet." },
  { value: "all", label: "All", empty: "There is no mail yet." },
] as const;
