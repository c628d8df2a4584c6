import { brand } from "@/content/brand";

// Created on first use: loading the locale data takes a browser 10 ms.
let whole: Intl.NumberFormat | undefined;
let oneDecimal: Intl.NumberFormat | undefined;

/** `1,234` */
export function formatNumber(value: number): string {
  whole ??= new Intl.NumberFormat(brand.locale);
  return whole.format(value);
}

/** `4.9` */
export function formatDecimal(value: number): string {
  oneDecimal ??= new Intl.NumberFormat(brand.locale, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  return oneDecimal.format(value);
}

/** `4.9 MB`; a megabyte is 1,000 KB. */
export function formatBytes(bytes: number): string {
  const unit = bytes < 1e6 ? "kilobyte" : bytes < 1e9 ? "megabyte" : "gigabyte";
  const size = bytes / { kilobyte: 1e3, megabyte: 1e6, gigabyte: 1e9 }[unit];
  return new Intl.NumberFormat(brand.locale, {
    style: "unit",
    unit,
    maximumFractionDigits: 1,
  }).format(size);
}

/** `3 files`; uses `one` if the count is 1. */
export function pluralize(count: number, one: string, many: string): string {
  return `${formatNumber(count)} ${count === 1 ? one : many}`;
}
