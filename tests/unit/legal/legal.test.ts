import { expect, test } from "vitest";
import { privacy } from "@/content/legal/privacy";
import { terms } from "@/content/legal/terms";
import { plans } from "@/content/plans";

test.each([privacy, terms])("$title has valid ids, links and date", ({ sections, updated }) => {
  const ids = sections.map(({ id }) => id);
  const links = sections.flatMap(({ text }) => [...text.matchAll(/\]\(#([^)]+)\)/g)]);
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
  for (const [, id] of links) expect(ids).toContain(id);
  expect(new Date(updated).toISOString().slice(0, 10)).toBe(updated);
});

const termsText = terms.sections.map(({ text }) => text).join("\n");

test.each(plans)("the terms state the price and support period of $name", (plan) => {
  const { name, basePrice, supportMonths } = plan;
  const price = basePrice ? `TTD ${basePrice.toLocaleString("en-US")}` : "Custom";
  expect(termsText).toContain(`| ${name} | ${price} |`);
  const months = supportMonths === 1 ? "1 month" : `${supportMonths} months`;
  expect(termsText).toContain(`${months} for ${name}`);
});
