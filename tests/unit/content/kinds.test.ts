import { expect, test } from "vitest";
import { describe as describeForm } from "@/lib/content/form/describe";
import { readTyped, toTyped } from "@/lib/content/form/typed";
import type { Kind } from "@/lib/content/kind";
import { kindLabels } from "@/lib/content/kind-labels";
import { kinds } from "@/lib/content/kinds";
import { formFields } from "@/tests/content-form";

const defaults = Object.entries(kinds as Record<string, Kind>).flatMap(([name, kind]) =>
  Object.entries(kind.defaults()).map(([key, value]) => ({ name, key, kind, value })),
);

test("every kind has a label, and every label a kind", () => {
  expect(Object.keys(kinds).sort()).toEqual(Object.keys(kindLabels).sort());
});

test.each(defaults)("the default of $name/$key fits its schema", ({ kind, key, value }) => {
  expect(kind.schema.parse(value)).toEqual(value);
  expect(kind.titleOf(value, key)).not.toBe("");
  expect(kind.shownOn?.(key, value) ?? "/").toMatch(/^\//);
});

test.each(defaults)("the form of $name/$key sends what it shows", ({ kind, value }) => {
  const form = describeForm(kind.schema);
  const typed = toTyped(form, value);
  const sent = new FormData();
  for (const [name, text] of Object.entries(formFields(form, typed))) sent.set(name, text);
  expect(readTyped(form, sent)).toEqual(typed);
  expect(kind.schema.parse(typed)).toEqual(value);
});
