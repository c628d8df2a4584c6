import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { GetStarted } from "@/components/booking/get-started";
import { JsonLd } from "@/components/site/json-ld";
import { getStarted } from "@/content/get-started";
import { plans } from "@/content/plans";
import { calendlySettings } from "@/lib/bookings/calendly";
import { findPlan } from "@/lib/plans/find-plan";
import { plainVariant } from "@/lib/plans/plain-variant";
import { pageMetadata } from "@/lib/seo/metadata";
import { getStartedGraph } from "@/lib/seo/structured-data/pages";
import { getExchangeRate } from "@/lib/settings/queries";

// The answer's status hangs on the address, so nothing can be shown before it is known.
export const instant = false;

// One page in several forms: search engines are to know it under its public address.
const page = {
  title: getStarted.title,
  description: getStarted.description,
  path: "/get-started",
} as const;

export const metadata: Metadata = pageMetadata(page);

export function generateStaticParams() {
  return [plainVariant, ...plans.map(({ id }) => id)].map((variant) => ({ variant }));
}

/** What /get-started shows, with a plan in its query or without: see lib/plans/variant.ts. */
export default async function GetStartedPage({ params }: PageProps<"/get-started/[variant]">) {
  const { variant } = await params;
  const plan = findPlan(variant);
  if (!plan && variant !== plainVariant) notFound();
  const usdPerTtd = await getExchangeRate();
  return (
    <>
      <JsonLd graph={getStartedGraph(page, plan, usdPerTtd)} />
      <GetStarted plan={plan} usdPerTtd={usdPerTtd} calendly={calendlySettings()} />
    </>
  );
}
