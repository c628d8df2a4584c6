"use client";

import { foreignCurrency } from "@/content/currencies";
import { currencyCodes } from "@/lib/pricing/currency";
import { chooseCurrency, useCurrency } from "./use-currency";

export function CurrencyToggle() {
  const chosen = useCurrency();
  return (
    <fieldset className="only-with-script flex border-4 border-mask">
      <legend className="sr-only">Currency</legend>
      {currencyCodes.map((currency) => (
        <button
          key={currency}
          type="button"
          // Handles clicks before hydration (lib/security/head-script.ts).
          data-early={Number(currency === foreignCurrency.code)}
          aria-pressed={currency === chosen}
          onClick={() => chooseCurrency(currency)}
          className="min-h-11 cursor-pointer px-5 font-[650] transition-colors duration-150 hover:bg-tint"
        >
          {currency}
        </button>
      ))}
    </fieldset>
  );
}
