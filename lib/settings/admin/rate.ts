import { RateInput } from "./schema";

export function readRate(text: string): number | null {
  const input = RateInput.safeParse({ exchange_rate: text });
  return input.success ? Number(input.data.exchange_rate) : null;
}

/** Up to six decimals, without trailing zeros. */
export function rateText(exchangeRate: number): string {
  return exchangeRate.toFixed(6).replace(/\.?0+$/, "");
}
