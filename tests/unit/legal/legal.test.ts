import { describe, expect, it } from "vitest";
import { privacy } from "@/content/legal/privacy";
import { terms } from "@/content/legal/terms";
import { plans } from "@/content/plans";

describe.each([privacy, terms])("the page $title", ({ sections, updated }) => {
  const ids = sections.map(({ id }) => id);

  it("gives every section an anchor of its own", () => {
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
  });

  it("links only to sections that are there", () => {
    const links = sections.flatMap(({ text }) => [...text.matchAll(/\]\(#([^)]+)\)/g)]);
    for (const [, id] of links) expect(ids).toContain(id);
  });

  it("says when it was last changed", () => {
    expect(new Date(updated).toISOString().slice(0, 10)).toBe(updated);
  });
});

it("names each plan's price and support in the terms", () => {
  const text = terms.sections.map((section) => section.text).join("\n");
  for (const { name, basePrice, supportMonths } of plans) {
    expect(text).toContain(
      `| ${name} | ${basePrice ? `TTD ${basePrice.toLocaleString("en-US")}` : "Custom"} |`,
    );
    expect(text).toContain(`${supportMonths} month${supportMonths === 1 ? "" : "s"} for ${name}`);
  }
});
