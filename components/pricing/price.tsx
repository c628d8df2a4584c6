"use client";

import { customPrice } from "@/content/plans";
import { formatPrice } from "@/lib/currency/currency";
import { useCurrency } from "./use-currency";

/** A price in the chosen currency; without scripts both stand there. */
export function Price({ amount }: { amount: number | null }) {
  const currency = useCurrency();
  if (amount === null) return customPrice;
  return (
    <>
      {formatPrice(amount, currency)}
      <span className="only-without-script block pt-3 font-sans text-base font-[500] tracking-normal">
        {formatPrice(amount, "USD")}
      </span>
    </>
  );
}
