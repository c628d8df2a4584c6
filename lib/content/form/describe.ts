import { z } from "zod";
import type { Field } from "./typed";

/** Returns what a form shows for a schema made of the parts in fields.ts. Throws for any other. */
export function describe(schema: z.ZodType): Field {
  const { widget, label = "", hint, options = {}, noun = "entry", max = 0 } = schema.meta() ?? {};
  const shown = { label, ...(hint && { hint }) };
  if (schema instanceof z.ZodDiscriminatedUnion) {
    const variants = (schema.options as z.ZodObject[]).map((option) => {
      const type = option.shape.type as z.ZodLiteral<string>;
      return [type.value, describe(option)];
    });
    return { ...shown, widget: "variant", variants: Object.fromEntries(variants) };
  }
  if (schema instanceof z.ZodArray) {
    return { ...shown, widget: "list", noun, max, item: describe(schema.element as z.ZodType) };
  }
  if (schema instanceof z.ZodObject && widget !== "picture") {
    const fields = Object.entries(schema.shape)
      .filter(([, field]) => !(field instanceof z.ZodLiteral))
      .map(([name, field]) => [name, describe(field as z.ZodType)]);
    return { ...shown, widget: "group", fields: Object.fromEntries(fields) };
  }
  if (widget === "choice") return { ...shown, widget, options };
  if (!widget) throw new Error("A field of a content has no widget");
  return { ...shown, widget } as Field;
}

/** Errors by field name, such as "steps.0.title"; the first one of each. */
export function errorsByField({ issues }: z.ZodError): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const { path, message } of issues) errors[path.join(".")] ??= message;
  return errors;
}
