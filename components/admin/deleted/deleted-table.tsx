import { type Column, DataTable } from "@/components/admin/list/data-table";
import { DateTime } from "@/components/ui/date";
import type { DeletedRow } from "@/lib/admin/deleted/schema";
import { sourceNames } from "@/lib/admin/deleted/strings";
import { RestoreRow } from "./restore-row";

export function DeletedTable({ rows }: { rows: readonly DeletedRow[] }) {
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
