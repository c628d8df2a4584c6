import { brand } from "@/content/brand";

// Made when first asked for: a browser reads its data of languages then, which takes it 10 ms.
let whole: Intl.NumberFormat | undefined;
let oneDecimal: Intl.NumberFormat | undefined;

/** `1,234` */
export function formatNumber(value: number): string {
  whole ??= new Intl.NumberFormat(brand.locale);
  return whole.format(value);
}

/** `4.9` */
export function formatRating(value: number): string {
  oneDecimal ??= new Intl.NumberFormat(brand.locale, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  return oneDecimal.format(value);
}

/** `3 messages`, with `one` for exactly one. */
export function pluralize(count: number, one: string, many: string): string {
  return `${formatNumber(count)} ${count === 1 ? one : many}`;
}
