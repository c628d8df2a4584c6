"use client";

import { brand } from "@/content/brand";
import { customPrice } from "@/content/plans";
import { formatPrice } from "@/lib/pricing/currency";
import { useCurrency } from "./use-currency";

type Props = {
  /** In the base currency; null for an individual quote. */
  amount: number | null;
  exchangeRate: number;
};

/** Without scripts both currencies are shown. */
export function Price({ amount, exchangeRate }: Props) {
  const currency = useCurrency();
  if (amount === null) return customPrice;
  return (
    <>
      {formatPrice(amount, currency, exchangeRate)}
      <span className="only-without-script block pt-3 font-sans text-base font-[500] tracking-normal">
        {formatPrice(amount, brand.currencies.foreign.code, exchangeRate)}
      </span>
    </>
  );
}
