import type { Metadata } from "next";
import { RestoreRow } from "@/components/admin/deleted/restore-row";
import { PageHeader } from "@/components/admin/frame/page-header";
import { type Column, DataTable } from "@/components/admin/list/data-table";
import { EmptyState } from "@/components/admin/list/empty-state";
import { FormResult } from "@/components/forms/form-result";
import { DateTime } from "@/components/ui/date";
import { listDeletedRows } from "@/lib/admin/deleted/queries";
import type { DeletedRow } from "@/lib/admin/deleted/schema";
import { sourceNames } from "@/lib/admin/deleted/strings";
import { requireAdmin } from "@/lib/auth/session";
import { readFlash } from "@/lib/forms/flash";

export const metadata: Metadata = { title: "Deleted" };

export default async function DeletedPage({ searchParams }: PageProps<"/admin/deleted">) {
  await requireAdmin();
  const { answer } = await searchParams;
  const [rows, flash] = await Promise.all([listDeletedRows(), readFlash(answer)]);
  return (
    <>
      <PageHeader
        title="Deleted"
        description="A post can be restored for 30 days, anything else for a day. Then it is gone."
      />
      <FormResult result={flash} />
      {rows.length > 0 ? <DeletedTable rows={rows} /> : <EmptyState text="Nothing to restore." />}
    </>
  );
}

function DeletedTable({ rows }: { rows: readonly DeletedRow[] }) {
  return <DataTable caption="Deleted" columns={columns} rows={rows} keyOf={({ id }) => id} />;
}

const columns: readonly Column<DeletedRow>[] = [
  { name: "What", heading: true, cell: ({ name }) => name },
  { name: "Kind", narrow: true, cell: ({ source }) => sourceNames[source] },
  { name: "Deleted", narrow: true, cell: ({ deletedAt }) => <DateTime value={deletedAt} /> },
  {
    name: "Restore",
    actions: true,
    cell: (row) => (
      <RestoreRow row={row} label={`${sourceNames[row.source].toLowerCase()}, ${row.name}`} />
    ),
  },
];
