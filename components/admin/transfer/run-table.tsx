import Link from "next/link";
import { type Column, DataTable } from "@/components/admin/list/data-table";
import { DateTime } from "@/components/ui/date";
import type { ImportRun } from "@/lib/transfer/admin/schema";
import { RunBadge } from "./run-badge";

export function RunTable({ runs }: { runs: readonly ImportRun[] }) {
  return <DataTable caption="Imports" columns={columns} rows={runs} keyOf={({ id }) => id} />;
}

const columns: readonly Column<ImportRun>[] = [
  {
    name: "File",
    heading: true,
    cell: ({ id, fileName, kind }) => (
      <>
        <Link
          href={`/admin/transfer/imports/${id}`}
          prefetch={false}
          className="[overflow-wrap:anywhere] hover:underline"
        >
          {fileName}
        </Link>
        {kind && <span className="block font-[450] text-muted">{kind}</span>}
      </>
    ),
  },
  { name: "State", narrow: true, cell: ({ state }) => <RunBadge state={state} /> },
  { name: "Result", cell: ({ summary }) => summary ?? <span className="text-muted">None</span> },
  {
    name: "Started",
    narrow: true,
    cell: ({ startedAt, startedBy }) => (
      <>
        <DateTime value={startedAt} />
        {startedBy && <span className="block text-sm text-muted">{startedBy}</span>}
      </>
    ),
  },
];
