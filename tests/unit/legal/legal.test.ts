import { expect, test } from "vitest";
import { privacy } from "@/content/legal/privacy";
import { terms } from "@/content/legal/terms";
import { plans } from "@/content/plans";
import { retentionPeriods } from "@/content/retention";
import { errorsByField } from "@/lib/content/form/describe";
import { legal } from "@/lib/content/kinds/legal";
import { fillLegal, legalFacts } from "@/lib/content/placeholders/legal";

test.each([privacy, terms])("$title has valid ids, links and date", ({ sections, updated }) => {
  const ids = sections.map(({ id }) => id);
  const links = sections.flatMap(({ text }) => [...text.matchAll(/\]\(#([^)]+)\)/g)]);
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
  for (const [, id] of links) expect(ids).toContain(id);
  expect(new Date(updated).toISOString().slice(0, 10)).toBe(updated);
});

const filledTerms = fillLegal(terms, legalFacts);
const termsText = filledTerms.sections.map(({ text }) => text).join("\n");

test.each(plans)("the terms state the price and support period of $name", (plan) => {
  const { name, basePrice, supportMonths } = plan;
  const price = basePrice ? `TTD ${basePrice.toLocaleString("en-US")}` : "Custom";
  expect(termsText).toContain(`| ${name} | ${price} |`);
  const months = supportMonths === 1 ? "1 month" : `${supportMonths} months`;
  expect(termsText).toContain(`${months} for ${name}`);
});

test("the defaults have no placeholder left when shown", () => {
  for (const page of [privacy, terms]) {
    expect(JSON.stringify(fillLegal(page, legalFacts))).not.toMatch(/\{\{|\}\}|undefined/);
  }
  const filled = fillLegal(privacy, legalFacts);
  expect(filled.sections[0].text).toContain(
    "Write to [hello@kiskadee.example](mailto:hello@kiskadee.example) about",
  );
  expect(filled.sections[2].text).toContain(`keep it for ${retentionPeriods.messages}.`);
  expect(filledTerms.summary.points).toContain("Your plan includes 1, 3 or 6 months of support.");
});

test("shows current plans and email in the legal texts, as text", () => {
  const small = { name: "A | *b* <i>", basePrice: 1234, supportMonths: 2 };
  const text = "{{plans}}/{{ support }}/{{support}}/{{months}}/{{email}}";
  const fill = (...plans: (typeof small)[]) =>
    fillLegal({ text, heading: "{{support}}" }, { email: "_{{months}}_@a.example", plans });
  expect(fill(small)).toEqual({
    text:
      "| Plan | Base price | Support |\n| --- | --- | --- |\n" +
      "| A \\| \\*b\\* \\<i\\> | TTD 1,234 | 2 months |/{{ support }}/" +
      "2 months for A \\| \\*b\\* \\<i\\>/2/" +
      "[\\_{{months}}\\_@a.example](mailto:_{{months}}_@a.example)",
    heading: "2 months for A | *b* <i>",
  });
  expect(fill(small, small).text).toContain("/2/[");
  const monthly = [{ ...small, supportMonths: 1 }];
  expect(fillLegal("{{duration}}", { ...legalFacts, plans: monthly })).toBe("1 month");
  expect(fill().text).toContain("| --- |/{{ support }}///[");
});

const known =
  "Use {{email}}, {{plans}}, {{support}}, {{months}}, {{duration}}, {{retention.messages}}";
const [section] = terms.sections;

test.each([
  [{ sections: [{ ...section, text: "{{emial}}" }] }, "sections.0.text", "{{emial}}", known],
  [{ sections: [{ ...section, text: "{{email}" }] }, "sections.0.text", "{{email}", known],
  [{ sections: [{ ...section, text: "{{}}" }] }, "sections.0.text", "{{}}", known],
  [
    { lead: "{{email}}" },
    "lead",
    "{{email}}",
    "Use {{support}}, {{months}}, {{duration}}, {{retention.",
  ],
  [{ title: "{{constructor}}" }, "title", "{{constructor}}", "Use {{support}}"],
])("rejects the placeholder in %j", (change, field, name, listed) => {
  const { error } = legal.schema.safeParse({ ...terms, ...change });
  const errors = error ? errorsByField(error) : {};
  expect(Object.keys(errors)).toEqual([field]);
  expect(errors[field]).toContain(`Unknown placeholder ${name}. ${listed}`);
});

test.each([
  ["Über", "Anchor can only have lowercase letters, digits and hyphens"],
  ["scope", "Another section has this anchor"],
])("rejects the anchor %s of a second section", (id, message) => {
  const sections = [section, { ...section, id }];
  const { error } = legal.schema.safeParse({ ...terms, sections });
  expect(error && errorsByField(error)).toEqual({ "sections.1.id": message });
});

test("keeps single braces in Markdown", () => {
  const sections = [{ ...section, text: "`{ a }`" }];
  expect(legal.schema.safeParse({ ...terms, sections }).success).toBe(true);
});
