import type { Database } from "./database.types";

export type Tables = Database["public"]["Tables"];
export type Table = keyof Tables;

type Whole<Name extends Table> = Tables[Name]["Row"];

/** A table's row, or the part of it that a select such as `"id, title"` returns. */
export type Row<Name extends Table, Select extends string = keyof Whole<Name> & string> = Pick<
  Whole<Name>,
  Names<Select> & keyof Whole<Name>
>;

type Names<Select extends string> = Select extends `${infer First}, ${infer Rest}`
  ? First | Names<Rest>
  : Select;

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

export function isRowId(value: unknown): value is string {
  return typeof value === "string" && uuid.test(value);
}

type CamelCase<Name extends string> = Name extends `${infer First}_${infer Rest}`
  ? `${First}${Capitalize<CamelCase<Rest>>}`
  : Name;

export type CamelCased<Stored> = {
  [Name in keyof Stored & string as CamelCase<Name>]: Stored[Name];
};

/** Renames a row's columns to match the site's types. */
export function camelCased<Stored extends object>(row: Stored): CamelCased<Stored> {
  const named = Object.entries(row).map(([name, value]) => [
    name.replace(/_(.)/g, (_, letter: string) => letter.toUpperCase()),
    value,
  ]);
  return Object.fromEntries(named);
}
