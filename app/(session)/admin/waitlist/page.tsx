import type { Metadata } from "next";
import { PageHeader } from "@/components/admin/frame/page-header";
import { ExportLink } from "@/components/admin/list/export-link";
import { ListResults } from "@/components/admin/list/list-results";
import { orders } from "@/components/admin/list/orders";
import { sortParam } from "@/components/admin/list/with-params";
import { WaitlistFilters } from "@/components/admin/waitlist/waitlist-filters";
import { WaitlistTable } from "@/components/admin/waitlist/waitlist-table";
import { pluralize } from "@/lib/numbers";
import { listEntries } from "@/lib/waitlist/admin/queries";
import { EntryFilters } from "@/lib/waitlist/admin/schema";

export const metadata: Metadata = { title: "Waitlist" };

export default async function WaitlistPage({ searchParams }: PageProps<"/admin/waitlist">) {
  const filters = EntryFilters.parse(await searchParams);
  const { project, status, q, sort } = filters;
  const listed = await listEntries(filters);
  const params = { project, status, q, sort: sortParam(sort, orders.byDateOrEmail) };
  return (
    <>
      <PageHeader
        title="Waitlist"
        description={pluralize(listed.total, "entry", "entries")}
        actions={<ExportLink path="/admin/waitlist/export" params={{ project, status, q }} />}
      />
      <WaitlistFilters {...filters} />
      <ListResults
        listed={listed}
        path="/admin/waitlist"
        params={params}
        label="Pages of the waitlist"
        empty="Nobody is on the waitlist yet."
        noMatch="No entries match these filters."
      >
        <WaitlistTable
          entries={listed.rows}
          sorting={{
            path: "/admin/waitlist",
            params,
            sort,
            initial: orders.byDateOrEmail[0].value,
          }}
        />
      </ListResults>
    </>
  );
}
