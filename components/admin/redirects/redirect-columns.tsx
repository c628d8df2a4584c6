import { type Params, rowHref } from "@/components/admin/list/filter/with-params";
import { type Column, countColumn, createdColumn } from "@/components/admin/list/table/data-table";
import { RelativeDate } from "@/components/ui/date";
import { AdminLink } from "@/components/ui/pages/admin-link";
import type { Redirect } from "@/lib/redirects/admin/schema";
import { readablePath } from "@/lib/redirects/path";

export const redirectColumns = (list: Params): readonly Column<Redirect>[] => [
  {
    name: "From",
    heading: true,
    sort: "source",
    cell: (redirect) => (
      <>
        <AdminLink
          href={rowHref(`/admin/redirects/${redirect.id}`, list)}
          className="hover:underline"
        >
          {readablePath(redirect.source)}
        </AdminLink>
        <Notes {...redirect} />
      </>
    ),
  },
  { name: "To", cell: (redirect) => <Target {...redirect} /> },
  { name: "Status", narrow: true, numeric: true, cell: ({ status }) => status },
  countColumn("Hits", ({ hits }) => hits, "-hits"),
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
    <a href={target} target="_blank" rel="noopener noreferrer" className="hover:underline">
      {readablePath(target)}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  );
}
