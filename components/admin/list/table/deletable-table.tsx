import type { ComponentProps } from "react";
import { BulkForm, SelectRow } from "@/components/admin/list/bulk/bulk-form";
import { DeleteRow } from "@/components/admin/list/rows/delete-row";
import { DataTable } from "./data-table";

/** Which rows can be deleted, and what they are called. */
export type Deletable<Row> = {
  /** Name of the database table. */
  source: string;
  /** Plural noun, such as "messages". */
  things: string;
  labelOf: (row: Row) => string;
  isKept?: (row: Row) => boolean;
};

type Props<Row> = { deletable: Deletable<Row> } & Omit<
  ComponentProps<typeof DataTable<Row>>,
  "keyOf"
>;

/** A table whose rows can be deleted one by one or in bulk. */
export function DeletableTable<Row extends { id: string }>({ deletable, ...table }: Props<Row>) {
  const { source, things, labelOf, isKept = () => false } = deletable;
  const { rows, columns } = table;
  const actions = columns.find((column) => column.actions);
  const named = (row: Row) => ({ id: row.id, label: labelOf(row) });
  return (
    <BulkForm {...{ source, things }} rows={rows.map(({ id }) => id).join()}>
      <DataTable
        {...table}
        keyOf={({ id }) => id}
        columns={[
          {
            name: "Select",
            select: true,
            cell: (row) => !isKept(row) && <SelectRow {...named(row)} />,
          },
          ...columns.filter((column) => column !== actions),
          {
            name: "Actions",
            actions: true,
            cell: (row) => (
              <>
                {actions?.cell(row)}
                {!isKept(row) && <DeleteRow source={source} {...named(row)} />}
              </>
            ),
          },
        ]}
      />
    </BulkForm>
  );
}
