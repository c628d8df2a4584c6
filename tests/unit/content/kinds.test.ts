import { expect, test } from "vitest";
import { plans } from "@/content/plans";
import { fieldTexts } from "@/lib/content/admin/schema";
import { describe as describeForm } from "@/lib/content/form/describe";
import { type Group, readTyped, toTyped } from "@/lib/content/form/typed";
import { type Kind, schemaOf } from "@/lib/content/kind";
import { kindLabels } from "@/lib/content/kind-labels";
import { kinds } from "@/lib/content/kinds";
import { upgraded } from "@/lib/content/overlay";
import { changeFields } from "@/tests/change-fields";
import { formFields } from "@/tests/content-form";

const defaults = Object.entries(kinds as Record<string, Kind>).flatMap(([name, kind]) =>
  Object.entries(kind.defaults()).map(([key, value]) => ({ name, key, kind, value })),
);

test("every kind has a label, and every label a kind", () => {
  expect(Object.keys(kinds).sort()).toEqual(Object.keys(kindLabels).sort());
});

test.each(defaults)("the default of $name/$key fits its schema", ({ kind, key, value }) => {
  expect(schemaOf(kind, key).parse(value)).toEqual(value);
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

test.each(defaults)("compares every word of $name/$key, and keeps its changes", (content) => {
  const { kind, key, value } = content;
  const form = describeForm(schemaOf(kind, key)) as Group;
  const { typed, words } = changeFields(kind, key, value);
  const compared = fieldTexts(form, typed).map(({ text }) => text);
  for (const word of words.values()) expect(compared.join("\n")).toContain(word);
  expect(toTyped(form, typed)).toEqual(typed);
});

test.each(defaults)(
  "checks stored values of any shape against the schema of $name/$key",
  ({ kind, key, value }) => {
    const others = [null, "text", 7, {}, [], [null], ["text"], [{}]];
    const changed = Object.keys(Object(value)).flatMap((name) =>
      others.map((other) => ({ ...Object(value), [name]: other })),
    );
    for (const other of [...others, ...changed])
      expect(() => schemaOf(kind, key).safeParse(other)).not.toThrow();
  },
);

test("needs a figure in a section of figures, and drops sections stored without", () => {
  const kind: Kind = kinds.projects;
  const value = { ...Object(kind.defaults()[9]), sections: [{ type: "figures", figures: [] }] };
  const issues = kind.schema.safeParse(value).error?.issues;
  expect(issues?.map(({ message }) => message)).toEqual(["Add at least one figure"]);
  expect(upgraded(kind, { value, schemaNo: 1 })).toEqual({ ...value, sections: [] });
});

test("reports a duplicate ID and an invalid price together", () => {
  const [starter, other] = plans;
  const typed = { plans: [starter, { ...other, id: starter?.id, basePrice: "5,000" }] };
  const { error } = kinds.plans.schema.safeParse(typed);
  const paths = error?.issues.map(({ path }) => path.join("."));
  expect(paths).toEqual(expect.arrayContaining(["plans.1.id", "plans.1.basePrice"]));
});
