import type { Route } from "next";
import Link from "next/link";
import type { ReactNode } from "react";
import type { Listed } from "@/lib/lists/paging";
import { AdminPagination } from "./admin-pagination";
import { EmptyState } from "./empty-state";
import { type Params, withParams } from "./with-params";

type Props = {
  listed: Listed<unknown>;
  path: Route;
  /** The filters in use. */
  params: Params;
  /** Those of them that are a part of the list rather than a filter, such as a tab. */
  keep?: Params;
  /** What is paged, for screen readers: "Pages of messages". */
  label: string;
  /** What to say where the list is empty. */
  empty: string;
  /** What to say where nothing fits the filters. */
  noMatch: string;
  /** The table. */
  children: ReactNode;
};

/** A page of a list with the way to the others, or why there is nothing to show. */
export function ListResults({ listed, path, params, keep = {}, children, ...texts }: Props) {
  const { rows, page, pages } = listed;
  if (rows.length > 0) {
    return (
      <>
        {children}
        <AdminPagination {...{ page, pages, path, params }} label={texts.label} />
      </>
    );
  }
  if (page > 1) {
    const href = withParams(path, { ...params, page: pages > 1 ? String(pages) : undefined });
    return (
      <EmptyState text={`This list has no page ${page}.`}>
        <Link href={href as Route} prefetch={false} className="button">
          Go to page {pages}
        </Link>
      </EmptyState>
    );
  }
  const isNarrowed = Object.keys(params).some((name) => params[name] && !(name in keep));
  if (!isNarrowed) return <EmptyState text={texts.empty} />;
  return (
    <EmptyState text={texts.noMatch}>
      <a href={withParams(path, keep)} className="button button-quiet">
        Show all
      </a>
    </EmptyState>
  );
}
