import { brand } from "@/content/brand";

const whole = new Intl.NumberFormat(brand.locale);
const oneDecimal = new Intl.NumberFormat(brand.locale, {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});

export const formatNumber = (value: number): string => whole.format(value);

/** `4.9` */
export const formatRating = (value: number): string => oneDecimal.format(value);

/** `3 messages`, with `one` for exactly one. */
export function pluralize(count: number, one: string, many: string): string {
  return `${formatNumber(count)} ${count === 1 ? one : many}`;
}
