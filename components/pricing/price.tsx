import { baseCurrency, foreignCurrency } from "@/content/currencies";
import { customPrice } from "@/content/plans";
import { formatPrice } from "@/lib/pricing/price";

type Props = {
  /** Amount in the base currency; null for an individual quote. */
  amount: number | null;
  exchangeRate: number;
};

/** Renders both currencies: CSS shows the chosen one, or both without JavaScript. */
export function Price({ amount, exchangeRate }: Props) {
  if (amount === null) return customPrice;
  return (
    <>
      <span className="price-base">{formatPrice(amount, baseCurrency.code, exchangeRate)}</span>
      <span className="price-foreign">
        {formatPrice(amount, foreignCurrency.code, exchangeRate)}
      </span>
    </>
  );
}
