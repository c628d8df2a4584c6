import type { Route } from "next";
import type { ReactNode } from "react";
import { PageHeader } from "@/components/admin/frame/page-header";
import { FilterBar, type Option } from "@/components/admin/list/filter/filter-bar";
import { ListTabs } from "@/components/admin/list/filter/list-tabs";
import { type Params, pageParam, withParams } from "@/components/admin/list/filter/with-params";
import { type Column, DataTable } from "@/components/admin/list/table/data-table";
import { type Deletable, DeletableTable } from "@/components/admin/list/table/deletable-table";
import type { Sorting } from "@/components/admin/list/table/sort-link";
import type { Page } from "@/lib/admin/paging";
import { pluralize } from "@/lib/numbers";
import { ListResults } from "./list-results";

type Tab = Option & { empty: string };

type Props<Row> = {
  path: Route;
  title: string;
  /** Defaults to the number of rows. */
  description?: string;
  actions?: ReactNode;
  /** Singular and plural nouns, such as "message" and "messages". */
  things: readonly [one: string, many: string];
  listed: Page<Row>;
  /** URL parameters for the tab, the selects and the sort order. */
  filters: Readonly<Record<string, string | number>>;
  /** The `name` parameter is kept when the filters are cleared. */
  tabs?: { label: string; name: string; options: readonly Tab[] };
  /** Label of the search field, by default "Search" and the plural noun. */
  search?: string;
  selects?: readonly { name: string; label: string; options: readonly Option[] }[];
  /** The first one is the default and is omitted from the URL. */
  orders?: readonly [Option, ...Option[]];
  empty?: string;
  /** Content between the title and the filters. */
  top?: (list: Params) => ReactNode;
} & (
  | {
      /** `list` holds the list's parameters, for links back from a row's page. */
      columns: readonly Column<Row>[] | ((list: Params) => readonly Column<Row>[]);
      deletable?: Omit<Deletable<Row>, "things">;
      children?: never;
    }
  | { columns?: never; deletable?: never; children: (sorting: Sorting, list: Params) => ReactNode }
);

/** An admin list: title, tabs, filters, table and pagination. */
export function ListPage<Row extends { id: string }>(props: Props<Row>) {
  const { path, title, things, listed, filters, tabs, selects = [], orders, deletable } = props;
  const [, rows] = things;
  const { description = pluralize(listed.total, ...things), search = `Search ${rows}` } = props;
  const read = (name: string) => String(filters[name] ?? "");
  const [sort, initial] = [read("sort"), orders?.[0].value ?? ""];
  const { page: _, ...narrowing } = filters;
  const params = { ...(narrowing as Params), sort: sort === initial ? undefined : sort };
  const list = { ...params, page: pageParam(listed.page) };
  const sorting = { path, params, sort, initial };
  const columns = typeof props.columns === "function" ? props.columns(list) : props.columns;
  const table = { caption: title, columns: columns ?? [], rows: listed.rows, sorting };
  const keep = tabs ? { [tabs.name]: read(tabs.name) } : {};
  const tab = tabs?.options.find(({ value }) => value === read(tabs.name));
  return (
    <>
      <PageHeader
        title={title}
        description={<span role="status">{description}</span>}
        actions={props.actions}
      />
      {tabs && (
        <ListTabs
          label={tabs.label}
          tabs={tabs.options.map(({ value, label }) => ({
            label,
            href: withParams(path, { ...params, [tabs.name]: value }),
            current: value === tab?.value,
          }))}
        />
      )}
      {props.top?.(list)}
      <FilterBar
        path={path}
        label={`Filter ${rows}`}
        search={{ name: "q", label: search, value: read("q") }}
        selects={selects.map((select) => ({ ...select, value: read(select.name) }))}
        {...(orders && { sort: { value: sort, options: orders } })}
        keep={keep}
      />
      <ListResults
        {...{ listed, path, params, keep }}
        label={`Pages of ${rows}`}
        empty={tab?.empty ?? props.empty ?? ""}
        noMatch={`No ${rows} match.`}
      >
        {deletable && <DeletableTable {...table} deletable={{ ...deletable, things: rows }} />}
        {columns && !deletable && <DataTable {...table} keyOf={({ id }) => id} />}
        {props.children?.(sorting, list)}
      </ListResults>
    </>
  );
}
