import { headers } from "next/headers";
import { visitorCountry } from "@/lib/geo/visitor-country";
import { dataResponse } from "@/lib/security/data-response";
import { needsConsent } from "@/lib/tracking/consent-countries";

export async function GET() {
  const country = await visitorCountry(await headers());
  return dataResponse({ country, consentRequired: needsConsent(country) });
}
