import type { Key, ReactNode } from "react";
import { RelativeDate } from "@/components/ui/date";
import { formatNumber } from "@/lib/numbers";
import { directionOf, type Sorting, SortLink } from "./sort-link";

export type Column<Row> = {
  name: string;
  cell: (row: Row) => ReactNode;
  /** Marks the row header; each table should have one such column. */
  heading?: boolean;
  numeric?: boolean;
  narrow?: boolean;
  /** Shown while a row is pointed at or focused, or always. */
  actions?: boolean | "always";
  /** Contains the row's checkbox. */
  select?: boolean;
  /** Sort order after the first click on the column header, such as "title" or "-created". */
  sort?: string;
};

/** Creation date column, sorted newest first. */
export function createdColumn(name: string): Column<{ createdAt: string }> {
  return {
    name,
    narrow: true,
    sort: "-created",
    cell: ({ createdAt }) => <RelativeDate value={createdAt} />,
  };
}

export function countColumn<Row>(
  name: string,
  countOf: (row: Row) => number,
  sort?: string,
): Column<Row> {
  const cell = (row: Row) => formatNumber(countOf(row));
  return { name, narrow: true, numeric: true, cell, ...(sort && { sort }) };
}

type Props<Row> = {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => Key;
  sorting?: Sorting | undefined;
};

export function DataTable<Row>({ caption, columns, rows, keyOf, sorting }: Props<Row>) {
  return (
    <div className="data-table" data-wide={columns.length > 5 || undefined}>
      <table {...role("table")}>
        <caption className="sr-only">{caption}</caption>
        <thead {...role("rowgroup")}>
          <tr {...role("row")}>
            {columns.map((column) => (
              <Head key={column.name} column={column} sorting={sorting} />
            ))}
          </tr>
        </thead>
        <tbody {...role("rowgroup")}>
          {rows.map((row) => (
            <tr key={keyOf(row)} {...role("row")}>
              {columns.map((column) => (
                <Cell key={column.name} column={column} row={row} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Head<Row>({ column, sorting }: { column: Column<Row>; sorting: Sorting | undefined }) {
  const { name, sort: first, actions, select } = column;
  const sorted = sorting && first ? directionOf(sorting.sort, first) : undefined;
  return (
    <th scope="col" {...role("columnheader")} {...looks(column)} aria-sort={sorted}>
      {sorting && first ? (
        <>
          <SortLink {...sorting} name={name} first={first} />
          {/* Stacked rows are sorted through a select above the list instead. */}
          <span className="sort-name">{name}</span>
        </>
      ) : (
        <span className={actions || select ? "sr-only" : undefined}>{name}</span>
      )}
    </th>
  );
}

function Cell<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  const content = (
    <>
      {/* Hidden from screen readers, which use the table's own headers. */}
      {!column.actions && !column.heading && !column.select && (
        <span aria-hidden="true" className="cell-name">
          {column.name}
        </span>
      )}
      <div className="cell">{column.cell(row)}</div>
    </>
  );
  return column.heading ? (
    <th scope="row" {...role("rowheader")} {...looks(column)}>
      {content}
    </th>
  ) : (
    <td {...role("cell")} {...looks(column)}>
      {content}
    </td>
  );
}

function looks({ numeric, narrow, actions, select }: Column<never>) {
  return {
    "data-numeric": numeric || undefined,
    "data-narrow": narrow || actions || select || undefined,
    "data-actions": actions || undefined,
    "data-select": select || undefined,
  };
}

// Some browsers drop table semantics from cells laid out as blocks.
const role = (role: string) => ({ role });
