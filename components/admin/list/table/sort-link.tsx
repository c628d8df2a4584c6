import { type Params, withParams } from "@/components/admin/list/filter/with-params";
import { AdminLink } from "@/components/ui/pages/admin-link";

/** Sort state of a list; `initial` is the default order, which is omitted from the URL. */
export type Sorting = { path: string; params: Params; sort: string; initial: string };

type Props = Sorting & { name: string; first: string };

/** Sorts by a column in its `first` order; clicking again reverses it. */
export function SortLink({ path, params, sort, initial, name, first }: Props) {
  const next = sort === first ? reversed(first) : first;
  const href = withParams(path, { ...params, sort: next === initial ? undefined : next });
  return (
    <AdminLink href={href} data-scroll="keep" className="sort-link">
      {name}
      <svg viewBox="0 0 12 12" aria-hidden="true" focusable="false">
        <path d="M6 1 10 5H2z" data-up />
        <path d="M6 11 2 7h8z" data-down />
      </svg>
    </AdminLink>
  );
}

/** Returns the value for `aria-sort`. */
export function directionOf(sort: string, first: string) {
  if (sort !== first && sort !== reversed(first)) return undefined;
  return sort.startsWith("-") ? "descending" : "ascending";
}

const reversed = (sort: string): string => (sort.startsWith("-") ? sort.slice(1) : `-${sort}`);
