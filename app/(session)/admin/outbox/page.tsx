import type { Metadata } from "next";
import { ListPage } from "@/components/admin/list/list-page";
import { outboxColumns, RetryForm } from "@/components/admin/outbox/outbox-columns";
import { FormResult } from "@/components/forms/form-result";
import { readFlash } from "@/lib/forms/flash";
import { listOutbox } from "@/lib/outbox/queries";
import { canRetry, OutboxFilters } from "@/lib/outbox/schema";

export const metadata: Metadata = { title: "Email log" };

export default async function OutboxPage({ searchParams }: PageProps<"/admin/outbox">) {
  const search = await searchParams;
  const filters = OutboxFilters.parse(search);
  const [listed, flash] = await Promise.all([listOutbox(filters), readFlash(search.answer)]);
  const stuck = listed.rows.filter(canRetry).map(({ id }) => id);
  return (
    <ListPage
      path="/admin/outbox"
      title="Email log"
      description="Emails the site sent. Failed ones are retried for a day."
      actions={stuck.length > 0 && <RetryForm ids={stuck}>Retry all on this page</RetryForm>}
      top={() => <FormResult result={flash} />}
      things={["email", "emails"]}
      tabs={{ label: "Emails", name: "show", options: tabs }}
      {...{ listed, filters }}
      columns={outboxColumns}
      deletable={{
        source: "email_outbox",
        labelOf: ({ subject, to }) => `${subject}, to ${to}`,
        isKept: ({ state }) => state === "sending",
      }}
    />
  );
}

const tabs = [
  { value: "", label: "Unsent", empty: "All emails have been sent." },
  { value: "sent", label: "Sent", empty: "No emails sent yet." },
  { value: "all", label: "All", empty: "No emails yet." },
] as const;
