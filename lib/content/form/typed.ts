/** A form's values as typed, valid or not. A switch is "on" or empty. */
export type Typed = string | Typed[] | { [name: string]: Typed };

type Labelled = { label: string; hint?: string | undefined };

/** A form field. describe.ts builds it from a schema. */
export type Field = Labelled &
  (
    | { widget: "line" | "text" | "markdown" | "number" | "date" | "link" | "switch" | "colour" }
    | { widget: "choice"; options: Readonly<Record<string, string>> }
    | { widget: "picture" }
    | { widget: "group"; fields: Readonly<Record<string, Field>> }
    /** `noun` is what an item is called, such as "step". */
    | { widget: "list"; noun: string; max: number; item: Field }
    /** An item with one of several shapes, named by its `type`. */
    | { widget: "variant"; variants: Readonly<Record<string, Group>> }
  );

export type Group = Extract<Field, { widget: "group" }>;

/** Paths are the names of a form's fields: "steps.0.title". */
export const join = (path: string, name: string | number) => (path ? `${path}.${name}` : `${name}`);

const pictureParts = ["src", "alt"] as const;

/** Converts a stored value of any shape to form values, dropping what the form can't show. */
export function toTyped(field: Field, value: unknown): Typed {
  switch (field.widget) {
    case "group":
      return eachField(field.fields, (inner, name) => toTyped(inner, read(value, name)));
    case "picture":
      return Object.fromEntries(pictureParts.map((name) => [name, textOf(read(value, name))]));
    case "list":
      return Array.isArray(value) ? value.map((item) => toTyped(field.item, item)) : [];
    case "variant": {
      const type = variantOf(field, read(value, "type"));
      return { type, ...(toTyped(field.variants[type] as Group, value) as object) };
    }
    case "switch":
      return value === true || value === "on" ? "on" : "";
    default:
      return textOf(value);
  }
}

/** Reads a submitted form. Lists have a hidden field per item, with its type. */
export function readTyped(field: Field, form: FormData, path = ""): Typed {
  switch (field.widget) {
    case "group":
      return eachField(field.fields, (inner, name) => readTyped(inner, form, join(path, name)));
    case "picture":
      return Object.fromEntries(pictureParts.map((part) => [part, sent(form, join(path, part))]));
    case "list": {
      const items: Typed[] = [];
      while (form.has(join(path, items.length))) {
        items.push(readTyped(field.item, form, join(path, items.length)));
      }
      return items;
    }
    case "variant": {
      const type = variantOf(field, sent(form, path));
      return { type, ...(readTyped(field.variants[type] as Group, form, path) as object) };
    }
    default:
      return sent(form, path);
  }
}

export type Edit = { at: string; typed: Typed; removed?: Typed };

/**
 * Adds, removes or moves an item of a list. `edit` is "add:steps" or "add:sections:picture", or
 * "remove:steps.1", "up:steps.1" or "down:steps.1"; "restore:steps.1" inserts `restored` there.
 * Returns the new values and the path of the field to focus next; null for an invalid edit.
 */
export function editList(field: Field, typed: Typed, edit: string, restored?: Typed): Edit | null {
  const [, verb, path = "", at, type] = edits.exec(edit) ?? [];
  const copy = structuredClone(typed);
  const found = listAt(field, copy, path);
  if (!found || (verb === "add") !== (at === undefined)) return null;
  const { list, items } = found;
  if (verb === "add") {
    items.push(toTyped(list.item, { type }));
    return { at: join(path, items.length - 1), typed: copy };
  }
  const from = Number(at);
  const to = from + stepOf(verb);
  const [item] = verb === "restore" ? [restored] : items.splice(from, 1);
  if (item === undefined || to < 0 || to > items.length) return null;
  if (verb === "remove") return { at: path, typed: copy, removed: item };
  items.splice(to, 0, item);
  return { at: join(path, to), typed: copy };
}

/** Returns where an edit, as in editList, moves a field; null if it removes it. */
export function movedPath(path: string, edit: string): string | null {
  const [, verb, list = "", at] = edits.exec(edit) ?? [];
  if (at === undefined || !path.startsWith(`${list}.`)) return path;
  const [index, ...rest] = path.slice(list.length + 1).split(".");
  const [place, from, to] = [Number(index), Number(at), Number(at) + stepOf(verb)];
  if (verb === "remove" && place === from) return null;
  const moved =
    {
      remove: place - Number(place > from),
      restore: place + Number(place >= from),
    }[verb ?? ""] ?? { [to]: from, [from]: to }[place];
  return [list, moved ?? place, ...rest].join(".");
}

/** Returns the path of the list that an edit, as in editList, changes. */
export const editedList = (edit: string): string | undefined => edits.exec(edit)?.[2];

const edits = /^(add|remove|restore|up|down):([\w.]+?)(?:\.(\d+))?(?::(\w+))?$/;

const stepOf = (verb = "") => ({ up: -1, down: 1 })[verb] ?? 0;

function listAt(field: Field, typed: Typed, path: string) {
  let [at, value]: [Field | undefined, Typed | undefined] = [field, typed];
  for (const name of path.split(".")) {
    at = at?.widget === "list" ? at.item : at && groupOf(at, value)?.fields[name];
    value = read(value, name) as Typed | undefined;
  }
  return at?.widget === "list" && Array.isArray(value) ? { list: at, items: value } : null;
}

/** Returns the group that shows a value, or null. A value's type selects among variants. */
export function groupOf(field: Field, value: unknown): Group | null {
  if (field.widget === "variant") return field.variants[textOf(read(value, "type"))] ?? null;
  return field.widget === "group" ? field : null;
}

/** Lists the non-empty texts of fields with these widgets, by field name. */
export function textsIn(
  field: Field,
  typed: Typed,
  widgets: readonly Field["widget"][],
  path = "",
): [path: string, text: string][] {
  if (widgets.includes(field.widget)) return typed ? [[path, `${typed}`]] : [];
  if (field.widget === "list") {
    return (typed as Typed[]).flatMap((item, index) =>
      textsIn(field.item, item, widgets, join(path, index)),
    );
  }
  const values = typed as Record<string, Typed>;
  return Object.entries(groupOf(field, typed)?.fields ?? {}).flatMap(([name, inner]) =>
    textsIn(inner, values[name] ?? "", widgets, join(path, name)),
  );
}

function variantOf({ variants }: Extract<Field, { widget: "variant" }>, type: unknown): string {
  const known = Object.keys(variants);
  return known.find((name) => name === type) ?? known[0] ?? "";
}

function eachField(
  fields: Readonly<Record<string, Field>>,
  read: (field: Field, name: string) => Typed,
) {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, read(field, name)]),
  );
}

function read(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null && Object.hasOwn(value, name)
    ? (value as Record<string, unknown>)[name]
    : undefined;
}

function textOf(value: unknown): string {
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}

/** Browsers send line breaks as CR LF. */
function sent(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value.replaceAll("\r\n", "\n") : "";
}
