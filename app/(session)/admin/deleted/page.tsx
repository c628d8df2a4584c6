import type { Metadata } from "next";
import { PageHeader } from "@/components/admin/frame/page-header";
import { EmptyState } from "@/components/admin/list/empty-state";
import { RowForm } from "@/components/admin/list/rows/row-form";
import { type Column, DataTable } from "@/components/admin/list/table/data-table";
import { FormResult } from "@/components/forms/form-result";
import { DateTime } from "@/components/ui/date";
import { Email } from "@/components/ui/email";
import { requireAdmin } from "@/lib/auth/session";
import { capitalize } from "@/lib/capitalize";
import { isKindName } from "@/lib/content/kind-labels";
import { kinds } from "@/lib/content/kinds";
import { restoreRows } from "@/lib/deleted/actions";
import { listDeletedRows } from "@/lib/deleted/queries";
import type { DeletedRow } from "@/lib/deleted/schema";
import { deletedStrings } from "@/lib/deleted/strings";
import { deletableNames } from "@/lib/domains/registered";
import { readFlash } from "@/lib/forms/flash";
import { changeFields } from "@/lib/posts/admin/change/change-fields";
import { changePosts } from "@/lib/posts/admin/change/list-actions";

export const metadata: Metadata = { title: "Trash" };

export default async function DeletedPage({ searchParams }: PageProps<"/admin/deleted">) {
  await requireAdmin("admin");
  const { answer } = await searchParams;
  const [rows, flash] = await Promise.all([listDeletedRows(), readFlash(answer)]);
  return (
    <>
      <PageHeader title="Trash" description="Posts are kept 30 days, everything else 1 day." />
      <FormResult result={flash} />
      {rows.length > 0 ? <DeletedTable rows={rows} /> : <EmptyState text="Trash is empty." />}
    </>
  );
}

function DeletedTable({ rows }: { rows: readonly DeletedRow[] }) {
  return <DataTable caption="Trash" columns={columns} rows={rows} keyOf={({ id }) => id} />;
}

const columns: readonly Column<DeletedRow>[] = [
  { name: "Item", heading: true, cell: ({ name }) => <Email value={name} /> },
  { name: "Kind", narrow: true, cell: kindOf },
  { name: "Deleted", narrow: true, cell: ({ deletedAt }) => <DateTime value={deletedAt} /> },
  {
    name: "Restore",
    actions: "always",
    cell: (row) => (
      <RowForm
        {...restoring(row)}
        failed={deletedStrings.failed}
        label={`Restore ${kindOf(row)?.toLowerCase()}, ${row.name}`}
        pending="Restoring..."
      >
        Restore
      </RowForm>
    ),
  },
];

function kindOf({ source, kind }: DeletedRow) {
  return kind && isKindName(kind) ? capitalize(kinds[kind].noun) : deletableNames[source];
}

function restoring({ source, id, rowId }: DeletedRow) {
  return source === "blogs"
    ? { action: changePosts, fields: changeFields({ kind: "restore", ids: [rowId] }) }
    : { action: restoreRows, fields: Object.entries({ source, restorable: id }) };
}
