import type { Metadata } from "next";
import { PageHeader } from "@/components/admin/frame/page-header";
import { FilterBar } from "@/components/admin/list/filter-bar";
import { ListResults } from "@/components/admin/list/list-results";
import { ListTabs } from "@/components/admin/list/list-tabs";
import { withParams } from "@/components/admin/list/with-params";
import { OutboxTable } from "@/components/admin/outbox/outbox-table";
import { RetryForm } from "@/components/admin/outbox/retry-form";
import { listOutbox } from "@/lib/outbox/queries";
import { canRetry, OutboxFilters } from "@/lib/outbox/schema";

const path = "/admin/outbox";

export const metadata: Metadata = { title: "Outbox" };

export default async function OutboxPage({ searchParams }: PageProps<"/admin/outbox">) {
  const filters = OutboxFilters.parse(await searchParams);
  const { show, q } = filters;
  const listed = await listOutbox(filters);
  const stuck = listed.rows.filter(canRetry).map(({ id }) => id);
  return (
    <>
      <PageHeader
        title="Outbox"
        description="Mail sent by the site. Failed mail is retried for about a day, then dropped."
        actions={stuck.length > 0 && <RetryForm ids={stuck}>Retry all on this page</RetryForm>}
      />
      <ListTabs
        label="Mails"
        tabs={tabs.map(({ value, label }) => ({
          label,
          href: withParams(path, { show: value, q }),
          current: value === show,
        }))}
      />
      <FilterBar
        path={path}
        label="Filter mails"
        search={{ name: "q", label: "Search address and subject", value: q }}
        keep={{ show }}
      />
      <ListResults
        listed={listed}
        path={path}
        params={{ show, q }}
        keep={{ show }}
        label="Pages of mails"
        empty={emptyStrings[show]}
        noMatch="No mails match this search."
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

const emptyStrings = {
  "": "All mail has been sent.",
  sent: "No mail has been sent yet.",
  all: "There is no mail yet.",
} as const;
