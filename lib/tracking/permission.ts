import "server-only";
import { visitorCountry } from "@/lib/geo/visitor-country";
import { readChoice, signalsRefusal } from "./consent";
import { needsConsent } from "./consent-countries";

/** Whether anything about the sender of this request may go to the ad network. */
export async function mayTrack(headers: Headers): Promise<boolean> {
  if (signalsRefusal(headers)) return false;
  const choice = readChoice(headers.get("cookie") ?? "");
  if (choice) return choice === "yes";
  return !needsConsent(await visitorCountry(headers));
}
