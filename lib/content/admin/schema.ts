import { type Field, type Group, groupOf, type Typed } from "@/lib/content/form/typed";
import type { KindName } from "@/lib/content/kind-labels";

/** An entry as the admin's list shows it. `id` is null while it has no row. */
export type ListedEntry = {
  id: string | null;
  key: string;
  title: string;
  status: "default" | "draft" | "published" | "hidden";
  /** Whether it has unpublished changes. */
  isDraft: boolean;
  /** Whether its published value no longer fits the schema, so that the default is shown. */
  isBroken: boolean;
  /** Whether the site's files have a default for it. */
  hasDefault: boolean;
  updatedAt: string | null;
};

/** An entry in its form. `version` is 0 while it has no row, `key` empty while it is new. */
export type EditedEntry = ListedEntry & {
  kind: KindName;
  version: number;
  /** Identifies this form, so that sending it again adds no second entry. */
  form: string;
  typed: Typed;
  /** Validation errors of `typed`, by field. */
  errors: Record<string, string>;
  /** Pictures in the text that are no longer in the library. */
  missing: string[];
};

/** A picture to choose without JavaScript. `file` is a small file of one that isn't in the library. */
export type ChoicePicture = { src: string; name: string; file?: string };

/** Result of saving a form. `version` is the entry's; after a conflict, that of the text kept. */
export type SaveResult = { message: string } & (
  | { status: "saved" | "invalid"; key: string; version: number; errors: Record<string, string> }
  | { status: "conflict"; key: string; version: number }
  | { status: "failed" }
);

export type ContentVersion = {
  no: number;
  event: "saved" | "published" | "restored" | "conflict";
  createdAt: string;
  /** An email; null if the account was deleted. */
  author: string | null;
};

/** Writes a form's values as lines of text, by field, for comparing. */
export function fieldTexts({ fields }: Group, typed: Typed) {
  const values = typed as Record<string, Typed>;
  return Object.entries(fields).map(([name, field]) => {
    const { label } = field;
    return { label, text: linesOf({ ...field, label: "" }, values[name] ?? "").join("\n") };
  });
}

/** Each line starts with its field's label, if it has one. */
function linesOf(field: Field, typed: Typed): string[] {
  if (field.widget === "list") {
    return (typed as Typed[]).flatMap((item, index) => [
      ...(index > 0 ? [""] : []),
      ...linesOf(field.item, item),
    ]);
  }
  if (typeof typed === "string") {
    const text = shownText(field, typed);
    return [field.label && text ? `${field.label}: ${text}` : text];
  }
  const values = typed as Record<string, Typed>;
  if (field.widget === "picture") {
    return [`Picture: ${String(values.src).replace(/.*\//, "")}`, `Alt text: ${values.alt}`];
  }
  return Object.entries(groupOf(field, typed)?.fields ?? {}).flatMap(([name, inner]) =>
    linesOf(inner, values[name] ?? ""),
  );
}

/** Writes the value of a plain field as people read it. */
export function shownText(field: Field, typed: string): string {
  if (field.widget === "choice") return field.options[typed] ?? typed;
  return field.widget === "switch" ? (typed ? "yes" : "no") : typed;
}
