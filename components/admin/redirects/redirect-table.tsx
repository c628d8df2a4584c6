import type { Route } from "next";
import Link from "next/link";
import { rowHref } from "@/components/admin/list/filter/with-params";
import { type Column, createdColumn, DataTable } from "@/components/admin/list/table/data-table";
import type { Sorting } from "@/components/admin/list/table/sort-link";
import { ShortDate } from "@/components/ui/date";
import { formatNumber } from "@/lib/numbers";
import type { Redirect } from "@/lib/redirects/admin/schema";
import { readablePath } from "@/lib/redirects/path";

type Props = { redirects: readonly Redirect[]; sorting: Sorting };

/** Must be inside the form that its row buttons and checkboxes belong to. */
export function RedirectTable({ redirects, sorting }: Props) {
  return (
    <DataTable
      caption="Redirects"
      columns={columnsFor(sorting)}
      rows={redirects}
      keyOf={({ id }) => id}
      sorting={sorting}
    />
  );
}

const columnsFor = ({ params, sort, initial }: Sorting): readonly Column<Redirect>[] => [
  { name: "Select", select: true, cell: (redirect) => <Select {...redirect} /> },
  {
    name: "From",
    heading: true,
    sort: "source",
    cell: (redirect) => {
      const list = { ...params, sort: sort === initial ? undefined : sort };
      return (
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
      );
    },
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
    cell: ({ lastHitAt }) => (lastHitAt ? <ShortDate value={lastHitAt} /> : "Never"),
  },
  createdColumn("Created"),
  {
    name: "Actions",
    actions: true,
    cell: ({ id, source }) => (
      <button type="submit" name="one" value={id} className={action}>
        Delete<span className="sr-only">: {readablePath(source)}</span>
      </button>
    ),
  },
];

function Select({ id, source }: Redirect) {
  return (
    <label className="row-select">
      <input type="checkbox" name="id" value={id} aria-label={`Select ${readablePath(source)}`} />
    </label>
  );
}

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

const action = "link inline-flex min-h-9 cursor-pointer items-center font-[600]";
