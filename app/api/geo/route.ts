import { headers } from "next/headers";
import { visitorCountry } from "@/lib/geo/visitor-country";
import { needsConsent } from "@/lib/tracking/consent-countries";

export async function GET() {
  const country = await visitorCountry(await headers());
  return Response.json(
    { country, consentRequired: needsConsent(country) },
    { headers: { "cache-control": "no-store" } },
  );
}
