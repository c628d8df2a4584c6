import "server-only";
import { visitorCountry } from "@/lib/geo/visitor-country";
import { readChoice, signalsRefusal } from "./consent";
import { needsConsent } from "./consent-countries";

export async function mayTrack(headers: Headers): Promise<boolean> {
  if (signalsRefusal(headers)) return false;
  const choice = readChoice(headers.get("cookie") ?? "");
  if (choice) return choice === "yes";
  return !needsConsent(await visitorCountry(headers));
}
