import type { Route } from "next";
import Link from "next/link";
import { type Params, rowHref } from "@/components/admin/list/filter/with-params";
import { type Column, createdColumn } from "@/components/admin/list/table/data-table";
import { DeletableTable } from "@/components/admin/list/table/deletable-table";
import type { Sorting } from "@/components/admin/list/table/sort-link";
import { RelativeDate } from "@/components/ui/date";
import { formatNumber } from "@/lib/numbers";
import type { Redirect } from "@/lib/redirects/admin/schema";
import { readablePath } from "@/lib/redirects/path";

/** `list` holds the list's parameters, for links back from a redirect. */
type Props = { redirects: readonly Redirect[]; sorting: Sorting; list: Params };

export function RedirectTable({ redirects, sorting, list }: Props) {
  return (
    <DeletableTable
      caption="Redirects"
      columns={columnsFor(list)}
      rows={redirects}
      sorting={sorting}
      deletable={{
        source: "redirects",
        things: "redirects",
        labelOf: ({ source }) => readablePath(source),
      }}
    />
  );
}

const columnsFor = (list: Params): readonly Column<Redirect>[] => [
  {
    name: "From",
    heading: true,
    sort: "source",
    cell: (redirect) => (
      <>
        <Link
          href={rowHref(`/admin/redirects/${redirect.id}`, list)}
          prefetch={false}
          className="[overflow-wrap:anywhere] hover:underline"
        >
          {readablePath(redirect.source)}
        </Link>
        <Notes {...redirect} />
      </>
    ),
  },
  { name: "To", cell: (redirect) => <Target {...redirect} /> },
  { name: "Status", narrow: true, numeric: true, cell: ({ status }) => status },
  {
    name: "Hits",
    narrow: true,
    numeric: true,
    sort: "-hits",
    cell: ({ hits }) => formatNumber(hits),
  },
  {
    name: "Last hit",
    narrow: true,
    cell: ({ lastHitAt }) => (lastHitAt ? <RelativeDate value={lastHitAt} /> : "Never used"),
  },
  createdColumn("Created"),
];

function Notes({ isOfPost, isIdle }: Redirect) {
  const notes = [isOfPost && "Follows a post", isIdle && "Not active: a page exists at this path"];
  const text = notes.filter(Boolean).join(". ");
  return text && <p className="mt-1 font-normal text-muted">{text}</p>;
}

/** Opens in a new tab: the public site has a different root layout. */
function Target({ target }: Redirect) {
  if (target === null) return "Gone";
  return (
    <a
      href={target as Route}
      target="_blank"
      rel="noopener noreferrer"
      className="[overflow-wrap:anywhere] hover:underline"
    >
      {readablePath(target)}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  );
}
