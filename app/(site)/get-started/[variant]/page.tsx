import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { editBar } from "@/app/(site)/edit-bar";
import { GetStarted } from "@/components/bookings/get-started";
import { JsonLd } from "@/components/site/json-ld";
import { getStarted } from "@/content/get-started";
import { skipDraftPrefetch } from "@/lib/auth/draft-prefetch";
import { getContent, getPublished } from "@/lib/content/queries";
import { plainVariant } from "@/lib/pricing/plain-variant";
import { getExchangeRate } from "@/lib/pricing/queries";
import { getStartedGraph } from "@/lib/pricing/structured-data";
import { calendlySettings, readVariant } from "@/lib/request/plan-variant";
import { pageMetadata } from "@/lib/seo/metadata";

// The status code depends on the path, so nothing can be sent before it is known.
export const instant = false;

const { title, description } = getStarted;
// Search engines index all variants under one public URL.
const page = { title, description, path: "/get-started" } as const;

export const metadata: Metadata = pageMetadata(page);

/** Variants for other schedulers are configured at run time and cached on first request. */
export async function generateStaticParams() {
  const { plans } = await getPublished("plans");
  return [plainVariant, ...plans.map(({ id }) => id)].map((variant) => ({ variant }));
}

/** Serves /get-started: lib/request/plan-variant.ts picks the variant. */
export default async function GetStartedPage({ params }: PageProps<"/get-started/[variant]">) {
  const { variant } = await params;
  await skipDraftPrefetch();
  const { plans } = await getContent("plans");
  const shown = readVariant(variant, calendlySettings(), plans);
  if (!shown) notFound();
  const { plan, calendly } = shown;
  const [exchangeRate, site, hours] = await Promise.all([
    getExchangeRate(),
    getContent("site"),
    getContent("hours"),
  ]);
  return (
    <>
      {await editBar("plans", "hours")}
      <JsonLd graph={getStartedGraph({ ...page, site }, plan, exchangeRate)} />
      <GetStarted {...{ plan, exchangeRate, calendly, hours }} email={site.infoEmail} />
    </>
  );
}
