import type { Route } from "next";
import Link from "next/link";
import { withParams } from "@/components/admin/list/filter/with-params";
import type { Column } from "@/components/admin/list/table/data-table";
import { DateTime } from "@/components/ui/date";
import { formatNumber } from "@/lib/numbers";
import type { MissingPath } from "@/lib/redirects/admin/schema";
import { readablePath } from "@/lib/redirects/path";
import { IgnorePath } from "./ignore-path";

export const missingColumns: readonly Column<MissingPath>[] = [
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
    name: "Last request",
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
