import { expect, test } from "vitest";
import { describe as describeForm } from "@/lib/content/form/describe";
import { type Field, join, readTyped, type Typed, toTyped } from "@/lib/content/form/typed";
import type { Kind } from "@/lib/content/kind";
import { kindLabels } from "@/lib/content/kind-labels";
import { kinds } from "@/lib/content/kinds";

/** Writes values into a form the way the browser sends it. */
function send(field: Field, typed: Typed, form = new FormData(), path = ""): FormData {
  if (typeof typed === "string") {
    if (field.widget !== "switch" || typed) form.set(path, typed.replaceAll("\n", "\r\n"));
    return form;
  }
  if (field.widget === "list") {
    for (const [index, item] of (typed as Typed[]).entries()) {
      const type = typeof item === "object" && "type" in item ? item.type : "";
      if (typeof item !== "string") form.set(join(path, index), `${type ?? ""}`);
      send(field.item, item, form, join(path, index));
    }
    return form;
  }
  const values = typed as Record<string, Typed>;
  if (field.widget === "variant") form.set(path, String(values.type));
  const group = field.widget === "variant" ? field.variants[String(values.type)] : field;
  for (const [name, value] of Object.entries(values)) {
    const inner = group?.widget === "group" ? group.fields[name] : undefined;
    if (name !== "type" || inner) send(inner ?? field, value, form, join(path, name));
  }
  return form;
}

const defaults = Object.entries(kinds as Record<string, Kind>).flatMap(([name, kind]) =>
  Object.entries(kind.defaults()).map(([key, value]) => ({ name, key, kind, value })),
);

test("every kind has a label, and the other way round", () => {
  expect(Object.keys(kinds).sort()).toEqual(Object.keys(kindLabels).sort());
});

test.each(defaults)("the default of $name/$key fits its schema", ({ kind, key, value }) => {
  expect(kind.schema.parse(value)).toEqual(value);
  expect(kind.titleOf(value, key)).not.toBe("");
  expect(kind.shownOn?.(key) ?? "/").toMatch(/^\//);
});

test.each(defaults)("the form of $name/$key sends what it shows", ({ kind, value }) => {
  const form = describeForm(kind.schema);
  const typed = toTyped(form, value);
  const sent = readTyped(form, send(form, typed));
  expect(sent).toEqual(typed);
  expect(kind.schema.parse(sent)).toEqual(value);
});
