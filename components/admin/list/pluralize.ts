import { brand } from "@/content/brand";

const numbers = new Intl.NumberFormat(brand.locale);

export function pluralize(count: number, one: string, many: string): string {
  return `${numbers.format(count)} ${count === 1 ? one : many}`;
}
