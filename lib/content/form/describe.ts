import { z } from "zod";
import type { Field, Group } from "./typed";

/** Returns what a form shows for a schema made of the parts in fields.ts. Throws for any other. */
export function describe(schema: z.ZodType): Field {
  const { widget, label = "", hint, options = {}, noun = "entry" } = schema.meta() ?? {};
  const shown = { label, ...(hint && { hint }) };
  if (widget === "list" && schema instanceof z.ZodArray) {
    return { ...shown, widget, noun, item: describe(schema.element as z.ZodType) };
  }
  if (schema instanceof z.ZodDiscriminatedUnion) {
    return { ...shown, widget: "variant", variants: variantsOf(schema) };
  }
  if (widget === "picture") return { ...shown, widget };
  if (schema instanceof z.ZodObject) return groupOf(schema, shown);
  if (widget === "choice") return { ...shown, widget, options };
  if (!widget) throw new Error("A field of a content has no widget");
  return { ...shown, widget } as Field;
}

function groupOf({ shape }: z.ZodObject, shown: { label: string; hint?: string }): Group {
  const fields = Object.entries(shape)
    .filter(([, field]) => !(field instanceof z.ZodLiteral))
    .map(([name, field]) => [name, describe(field as z.ZodType)]);
  return { ...shown, widget: "group", fields: Object.fromEntries(fields) };
}

function variantsOf({ options }: z.ZodDiscriminatedUnion): Record<string, Group> {
  const named = (options as z.ZodObject[]).map((option) => {
    const { label = "", hint } = option.meta() ?? {};
    const type = option.shape.type as z.ZodLiteral<string>;
    return [type.value, groupOf(option, { label, ...(hint && { hint }) })];
  });
  return Object.fromEntries(named);
}

/** Errors by field name, such as "steps.0.title"; the first one of each. */
export function errorsByField({ issues }: z.ZodError): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const { path, message } of issues) errors[path.join(".")] ??= message;
  return errors;
}
