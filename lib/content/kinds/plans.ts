import { z } from "zod";
import { baseCurrency } from "@/content/currencies";
import { plans as defaults } from "@/content/plans";
import {
  checked,
  flag,
  group,
  line,
  list,
  number,
  optionalNumber,
} from "@/lib/content/form/fields";
import { siteLink } from "@/lib/content/form/site-link";
import { kind, onlyKey } from "@/lib/content/kind";

// "plain" names the page without a plan (lib/pricing/plain-variant.ts).
const id = line("ID", 40, {
  hint: "Used in the URL /get-started?plan=ID. After a change, open booking forms lose their plan",
}).regex(
  /^(?!plain$)[a-z0-9]+(-[a-z0-9]+)*$/,
  "ID can only have lowercase letters, digits and hyphens, and can't be plain",
);

const plan = group("Plan", {
  id,
  name: line("Name", 40),
  basePrice: optionalNumber("Base price", {
    min: 1,
    max: 100_000_000,
    hint: `In whole ${baseCurrency.plural}. Leave empty to show "Custom"`,
  }),
  description: line("Description", 200),
  features: list("Features", line("Feature", 120), { noun: "feature", max: 20 }),
  supportMonths: number("Months of support", { max: 120 }),
  cta: group("Button", { label: line("Label", 30), href: siteLink("Link") }),
  mostPopular: flag("Most popular"),
});

export type Plan = z.output<typeof plan>;

export const plans = kind({
  noun: "plan",
  description:
    "The plans on the home page. Admins set the exchange rate in Settings; the currencies are in content/currencies.ts.",
  schema: checked(
    z.object({ plans: list("Plans", plan, { noun: "plan", max: 6 }) }),
    ({ plans }) => [
      plans.length === 0 && ["plans", "Add at least one plan"],
      ...plans.flatMap((plan, at) => problemsOf(plan, at, plans)),
    ],
  ),
  defaults: () => ({ [onlyKey]: { plans: defaults } }),
  files: ({ [onlyKey]: value }) => ({ "content/plans.ts": value }),
  shownOn: () => "/#pricing",
  titleOf: () => "Plans",
});

function problemsOf({ id, cta, mostPopular }: Plan, at: number, all: readonly Plan[]) {
  const before = all.slice(0, at);
  const target = /^\/get-started\?plan=(.*)$/.exec(cta.href)?.[1];
  return [
    before.some((plan) => plan.id === id) && error(at, "id", "Another plan has this ID"),
    mostPopular &&
      before.some((plan) => plan.mostPopular) &&
      error(at, "mostPopular", "Only one plan can be the most popular"),
    target !== undefined &&
      !all.some((plan) => plan.id === target) &&
      error(at, "cta.href", `There is no plan with the ID ${target}`),
  ];
}

const error = (at: number, field: string, text: string) => [`plans.${at}.${field}`, text] as const;
