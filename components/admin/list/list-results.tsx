import type { Route } from "next";
import type { ReactNode } from "react";
import { type Params, pageHrefOf, withParams } from "@/components/admin/list/filter/with-params";
import { AdminLink } from "@/components/ui/pages/admin-link";
import { Pagination } from "@/components/ui/pages/pagination";
import type { Page } from "@/lib/admin/paging";
import { EmptyState } from "./empty-state";

type Props = {
  listed: Page<unknown>;
  path: Route;
  params: Params;
  /** The `params` that are not filters, such as the open tab. */
  keep?: Params;
  label: string;
  empty: string;
  noMatch: string;
  children: ReactNode;
};

export function ListResults({ listed, path, params, keep = {}, children, ...strings }: Props) {
  const { rows, page, pages } = listed;
  const hrefOf = pageHrefOf(path, params);
  if (rows.length > 0) {
    return (
      <>
        {children}
        <Pagination {...{ page, pages, hrefOf }} label={strings.label} prefetch={false} />
      </>
    );
  }
  if (page > 1) {
    return (
      <EmptyState text={`This list has no page ${page}.`}>
        <AdminLink href={hrefOf(pages)} className="button">
          Go to page {pages}
        </AdminLink>
      </EmptyState>
    );
  }
  const isNarrowed = Object.keys(params).some((name) => params[name] && !(name in keep));
  if (!isNarrowed) return <EmptyState text={strings.empty} />;
  return (
    <EmptyState text={strings.noMatch}>
      <a href={withParams(path, keep)} className="button button-quiet">
        Show all
      </a>
    </EmptyState>
  );
}
