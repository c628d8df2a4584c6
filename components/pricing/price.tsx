"use client";

import { customPrice } from "@/content/plans";
import { formatPrice } from "@/lib/currency/currency";
import { useCurrency } from "./use-currency";

type Props = {
  /** In TT dollars; null is a price that is worked out for the client. */
  amount: number | null;
  usdPerTtd: number;
};

/** A price in the chosen currency; without scripts both stand there. */
export function Price({ amount, usdPerTtd }: Props) {
  const currency = useCurrency();
  if (amount === null) return customPrice;
  return (
    <>
      {formatPrice(amount, currency, usdPerTtd)}
      <span className="only-without-script block pt-3 font-sans text-base font-[500] tracking-normal">
        {formatPrice(amount, "USD", usdPerTtd)}
      </span>
    </>
  );
}
