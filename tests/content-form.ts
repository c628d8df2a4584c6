import { type Field, join, type Typed } from "@/lib/content/form/typed";

/** Returns the fields that a browser sends for a form's values. */
export function formFields(field: Field, typed: Typed, path = ""): Record<string, string> {
  if (typeof typed === "string") {
    if (field.widget === "switch" && !typed) return {};
    return { [path]: typed.replaceAll("\n", "\r\n") };
  }
  if (field.widget === "list") {
    const items = (typed as Typed[]).map((item, index) => ({
      ...(typeof item !== "string" && { [join(path, index)]: typeOf(item) }),
      ...formFields(field.item, item, join(path, index)),
    }));
    return Object.assign({}, ...items);
  }
  const group = shapeOf(field, typed);
  const inner = Object.entries(typed).map(([name, value]) =>
    name === "type" && !group?.type
      ? {}
      : formFields(group?.[name] ?? field, value, join(path, name)),
  );
  return Object.assign(field.widget === "variant" ? { [path]: typeOf(typed) } : {}, ...inner);
}

/** Returns the fields of a group, or of the shape that an item of a list has; none of any other. */
export function shapeOf(field: Field, typed: Typed) {
  const group = field.widget === "variant" ? field.variants[typeOf(typed)] : field;
  return group?.widget === "group" ? group.fields : undefined;
}

function typeOf(item: Typed): string {
  return typeof item === "object" && "type" in item ? String(item.type) : "";
}
