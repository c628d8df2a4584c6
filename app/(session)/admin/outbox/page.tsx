import type { Metadata } from "next";
import { ListResults } from "@/components/admin/list-results";
import { ListTabs } from "@/components/admin/list-tabs";
import { OutboxTable } from "@/components/admin/outbox/outbox-table";
import { RetryForm } from "@/components/admin/outbox/retry-form";
import { PageHeader } from "@/components/admin/page-header";
import { withParams } from "@/components/admin/with-params";
import { listOutbox } from "@/lib/email/admin-queries";
import { canRetry, OutboxFilters } from "@/lib/email/admin-schema";

const path = "/admin/outbox";

export const metadata: Metadata = { title: "Outbox" };

export default async function OutboxPage({ searchParams }: PageProps<"/admin/outbox">) {
  const filters = OutboxFilters.parse(await searchParams);
  const listed = await listOutbox(filters);
  const { show } = filters;
  const stuck = listed.rows.filter(canRetry).map(({ id }) => id);
  return (
    <>
      <PageHeader
        title="Outbox"
        description="Mail from the site. What fails is tried again for about a day, then given up."
        actions={stuck.length > 0 && <RetryForm ids={stuck}>Retry all on this page</RetryForm>}
      />
      <ListTabs
        label="Mails"
        tabs={tabs.map(({ value, label }) => ({
          label,
          href: withParams(path, { show: value }),
          current: value === show,
        }))}
      />
      <ListResults
        listed={listed}
        path={path}
        params={{ show }}
        keep={{ show }}
        label="Pages of mails"
        empty={emptyTexts[show]}
        noMatch={emptyTexts[show]}
      >
        <OutboxTable mails={listed.rows} />
      </ListResults>
    </>
  );
}

const tabs = [
  { value: "", label: "Undelivered" },
  { value: "sent", label: "Sent" },
  { value: "all", label: "All" },
] as const;

const emptyTexts = {
  "": "Every mail has gone out.",
  sent: "No mail has gone out yet.",
  all: "There is no mail yet.",
} as const;
