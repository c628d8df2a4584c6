import { brand } from "@/content/brand";
import { baseCurrency } from "@/content/currencies";
import { customPrice, plans } from "@/content/plans";
import { retentionPeriods } from "@/content/retention";
import { site } from "@/content/site";
import { fillPlaceholders } from "./placeholders";

type Plan = { name: string; basePrice: number | null; supportMonths: number };

/** Facts in legal texts that are kept elsewhere. */
export type LegalFacts = { email: string; plans: readonly Plan[] };

/** From the site's files. */
export const legalFacts: LegalFacts = { email: site.email, plans };

/** Placeholders for text without formatting, by name. */
const plainValues = ({ plans }: LegalFacts) => ({
  support: plans
    .map(({ name, supportMonths }) => `${months(supportMonths)} for ${name}`)
    .join(", "),
  months: monthsInWords(plans),
  // "1, 3 or 6 months", or "1 month".
  duration: `${monthsInWords(plans)} ${plans.every(({ supportMonths }) => supportMonths === 1) ? "month" : "months"}`,
  ...Object.fromEntries(
    Object.entries(retentionPeriods).map(([name, period]) => [`retention.${name}`, period]),
  ),
});

/** Placeholders for Markdown, by name. */
const markdownValues = ({ email, plans }: LegalFacts) => ({
  email: `[${escapeMarkdown(email)}](mailto:${email})`,
  plans: planTable(plans),
});

export const plainPlaceholders = Object.keys(plainValues(legalFacts));
export const legalPlaceholders = [...Object.keys(markdownValues(legalFacts)), ...plainPlaceholders];

/** Replaces the placeholders in all texts of a legal page. Those named `text` are Markdown. */
export function fillLegal<Page>(page: Page, facts: LegalFacts): Page {
  const plans = facts.plans.map((plan) => ({ ...plan, name: escapeMarkdown(plan.name) }));
  const escaped = { ...facts, plans };
  const markdown = { ...markdownValues(escaped), ...plainValues(escaped) };
  return filled(page, plainValues(facts), markdown) as Page;
}

type Values = Readonly<Record<string, string>>;

function filled(value: unknown, values: Values, markdown: Values): unknown {
  if (typeof value === "string") return fillPlaceholders(value, "{{", values);
  if (Array.isArray(value)) return value.map((item) => filled(item, values, markdown));
  const entries = Object.entries(value as object).map(([name, inner]) => {
    return [name, filled(inner, name === "text" ? markdown : values, markdown)];
  });
  return Object.fromEntries(entries);
}

/** Escapes what Markdown or HTML within a line could take for formatting. */
function escapeMarkdown(text: string): string {
  return text.replace(/[\\`*_[\]<>|~&]/g, "\\$&");
}

function planTable(plans: readonly Plan[]): string {
  const rows = plans.map(({ name, basePrice, supportMonths }) => {
    const price =
      basePrice === null
        ? customPrice
        : `${baseCurrency.code} ${basePrice.toLocaleString(brand.locale)}`;
    return `| ${name} | ${price} | ${months(supportMonths)} |`;
  });
  return ["| Plan | Base price | Support |", "| --- | --- | --- |", ...rows].join("\n");
}

/** Such as "1, 3 or 6". */
function monthsInWords(plans: readonly Plan[]): string {
  const all = [...new Set(plans.map(({ supportMonths }) => String(supportMonths)))];
  return [all.slice(0, -1).join(", "), ...all.slice(-1)].filter(Boolean).join(" or ");
}

function months(count: number): string {
  return count === 1 ? "1 month" : `${count} months`;
}
