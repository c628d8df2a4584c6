import type { z } from "zod";

/** Key of the only entry of a kind that has just one. */
export const onlyKey = "site";

type Fixed<Value> = Value extends readonly (infer Item)[]
  ? readonly Fixed<Item>[]
  : Value extends object
    ? { readonly [Name in keyof Value]: Fixed<Value[Name]> }
    : Value;

export type ByKey<Value> = { readonly [key: string]: Value; readonly [onlyKey]: Value };

export type Kind<Schema extends z.ZodType = z.ZodType> = {
  /** What an entry is called, such as "project". */
  noun: string;
  /** One line above the form. */
  description?: string;
  /** Made of the parts in fields.ts. */
  schema: Schema;
  /** The schema of one entry, for rules that differ by entry. */
  schemaFor?: (key: string) => Schema;
  /** Values from the site's files, by key. */
  defaults: () => Readonly<Record<string, Fixed<z.output<Schema>>>>;
  /** Returns what `npm run content:pull` writes: for each file, values by exported constant. */
  files?(
    values: ByKey<z.output<Schema>>,
  ): Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  /** Whether entries can be added. */
  isOpen?: boolean;
  /** Each converts a value from one version of the schema to the next. */
  upgrades?: readonly ((value: unknown) => unknown)[];
  /** A field whose value no other entry may have. */
  unique?: string;
  /** The page that shows an entry, if any. */
  shownOn?(key: string, value: z.output<Schema>): string;
  /** An entry's name in lists. */
  titleOf(value: z.output<Schema>, key: string): string;
};

export function kind<Schema extends z.ZodType>(definition: Kind<Schema>): Kind<Schema> {
  return definition;
}

export function schemaOf({ schema, schemaFor }: Kind, key: string): z.ZodType {
  return schemaFor?.(key) ?? schema;
}

export function hasDefault({ defaults }: Kind, key: string): boolean {
  return Object.hasOwn(defaults(), key);
}
