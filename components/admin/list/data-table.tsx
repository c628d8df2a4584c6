import type { ReactNode } from "react";

export type Column<Row> = {
  name: string;
  cell: (row: Row) => ReactNode;
  /** The row's header; one column of a table should be. */
  heading?: boolean;
  numeric?: boolean;
  narrow?: boolean;
  actions?: boolean;
};

type Props<Row> = {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
};

export function DataTable<Row>({ caption, columns, rows, keyOf }: Props<Row>) {
  return (
    <div className="data-table" data-wide={columns.length > 5 || undefined}>
      <table {...roles.table}>
        <caption className="sr-only">{caption}</caption>
        <thead {...roles.rowgroup}>
          <tr {...roles.row}>
            {columns.map((column) => (
              <th key={column.name} scope="col" {...roles.columnheader} {...looks(column)}>
                {column.actions ? <span className="sr-only">{column.name}</span> : column.name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...roles.rowgroup}>
          {rows.map((row) => (
            <tr key={keyOf(row)} {...roles.row}>
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

function Cell<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  const content = (
    <>
      {/* Hidden from screen readers, which use the table's own headers. */}
      {!column.actions && !column.heading && (
        <span aria-hidden="true" className="cell-name">
          {column.name}
        </span>
      )}
      <div className="cell">{column.cell(row)}</div>
    </>
  );
  return column.heading ? (
    <th scope="row" {...roles.rowheader} {...looks(column)}>
      {content}
    </th>
  ) : (
    <td {...roles.cell} {...looks(column)}>
      {content}
    </td>
  );
}

function looks({ numeric, narrow, actions }: Column<never>) {
  return {
    "data-numeric": numeric || undefined,
    "data-narrow": narrow || actions || undefined,
    "data-actions": actions || undefined,
  };
}

// Some browsers drop table semantics from cells laid out as blocks.
const roles = {
  table: { role: "table" },
  rowgroup: { role: "rowgroup" },
  row: { role: "row" },
  columnheader: { role: "columnheader" },
  rowheader: { role: "rowheader" },
  cell: { role: "cell" },
} as const;
