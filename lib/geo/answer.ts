import { z } from "zod";

const Answer = z.object({
  country_code: z.string().nullish().catch(null),
  country_name: z.string().nullish().catch(null),
});

export function countryIn(answer: unknown): string | null {
  const { data } = Answer.safeParse(answer);
  return readCountry(data?.country_code) ?? countryNamed(data?.country_name);
}

/** Returns null for an unknown country, which hosts send as XX (or T1 for Tor). */
export function readCountry(code: string | null | undefined): string | null {
  const letters = code?.trim().toUpperCase() ?? "";
  return /^[A-Z]{2}$/.test(letters) && letters !== "XX" && letters !== "ZZ" ? letters : null;
}

function countryNamed(name: string | null | undefined): string | null {
  if (!name) return null;
  codes ??= new Map(allCodes().flatMap((code) => nameOf(code)));
  return codes.get(plain(name)) ?? null;
}

let codes: Map<string, string> | undefined;

function nameOf(code: string): [string, string][] {
  const name = new Intl.DisplayNames("en", { type: "region", fallback: "none" }).of(code);
  return name ? [[plain(name), code]] : [];
}

const plain = (name: string): string => name.trim().toLowerCase().replace("&", "and");

function allCodes(): string[] {
  const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
  return letters.flatMap((first) => letters.map((second) => first + second));
}
