import { RateInput } from "./schema";

/** The rate that a form's text names, or null where it names none. */
export function readRate(text: string): number | null {
  const input = RateInput.safeParse({ usd_per_ttd: text });
  return input.success ? Number(input.data.usd_per_ttd) : null;
}

/** A rate as its form shows it: up to six decimals, without zeros at the end. */
export function rateText(usdPerTtd: number): string {
  return usdPerTtd.toFixed(6).replace(/\.?0+$/, "");
}
