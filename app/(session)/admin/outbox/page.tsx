import type { Metadata } from "next";
import { AdminPagination } from "@/components/admin/admin-pagination";
import { EmptyState } from "@/components/admin/empty-state";
import { FilterBar } from "@/components/admin/filter-bar";
import { OutboxTable } from "@/components/admin/outbox/outbox-table";
import { RetryForm } from "@/components/admin/outbox/retry-form";
import { PageHeader } from "@/components/admin/page-header";
import { listOutbox } from "@/lib/email/admin-queries";
import { canRetry, readOutboxFilter } from "@/lib/email/admin-schema";
import { readPage } from "@/lib/lists/paging";

const path = "/admin/outbox";

export const metadata: Metadata = { title: "Outbox" };

export default async function OutboxPage({ searchParams }: PageProps<"/admin/outbox">) {
  const { page, show } = await searchParams;
  const filter = readOutboxFilter(show);
  const listed = await listOutbox(readPage(page), filter);
  const stuck = listed.rows.filter(canRetry).map(({ id }) => id);
  const shown = filter === "undelivered" ? "" : filter;
  return (
    <>
      <PageHeader
        title="Outbox"
        description="Mail from the site. What fails is tried again by itself for about a day, then given up."
        actions={stuck.length > 0 && <RetryForm ids={stuck}>Retry all on this page</RetryForm>}
      />
      <FilterBar
        path={path}
        label="Filter mails"
        selects={[{ name: "show", label: "Show", value: shown, options: filters }]}
      />
      {listed.rows.length > 0 ? (
        <OutboxTable mails={listed.rows} />
      ) : (
        <EmptyState text={emptyTexts[filter]} />
      )}
      <AdminPagination
        page={listed.page}
        pages={listed.pages}
        path={path}
        params={{ show: shown }}
        label="Pages of mails"
      />
    </>
  );
}

const filters = [
  { value: "", label: "Undelivered" },
  { value: "sent", label: "Sent" },
  { value: "all", label: "All" },
];

const emptyTexts = {
  undelivered: "Every mail has gone out.",
  sent: "No mail has gone out yet.",
  all: "There is no mail yet.",
} as const;
