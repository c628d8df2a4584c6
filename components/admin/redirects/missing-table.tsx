import type { Route } from "next";
import Link from "next/link";
import { type Column, DataTable } from "@/components/admin/list/data-table";
import type { Sorting } from "@/components/admin/list/sort-link";
import { withParams } from "@/components/admin/list/with-params";
import { DateTime } from "@/components/ui/date";
import { formatNumber } from "@/lib/numbers";
import type { MissingPath } from "@/lib/redirects/admin/schema";
import { readablePath } from "@/lib/redirects/path";
import { IgnorePath } from "./ignore-path";

type Props = { paths: readonly MissingPath[]; sorting: Sorting };

export function MissingTable({ paths, sorting }: Props) {
  return (
    <DataTable
      caption="Missing pages"
      columns={columns}
      rows={paths}
      keyOf={({ id }) => id}
      sorting={sorting}
    />
  );
}

const columns: readonly Column<MissingPath>[] = [
  {
    name: "Path",
    heading: true,
    sort: "path",
    cell: ({ path }) => <span className="[overflow-wrap:anywhere]">{readablePath(path)}</span>,
  },
  {
    name: "Requests",
    narrow: true,
    numeric: true,
    sort: "-hits",
    cell: ({ hits }) => formatNumber(hits),
  },
  {
    name: "Last",
    narrow: true,
    sort: "-seen",
    cell: ({ lastSeenAt }) => <DateTime value={lastSeenAt} />,
  },
  {
    name: "Actions",
    actions: true,
    cell: (missing) => (
      <>
        <Link
          href={withParams("/admin/redirects/new", { from: missing.path }) as Route}
          prefetch={false}
          className="button button-quiet"
          aria-label={`Redirect ${readablePath(missing.path)}`}
        >
          Redirect
        </Link>
        <IgnorePath missing={missing} />
      </>
    ),
  },
];
