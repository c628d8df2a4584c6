"use client";

import { useSyncExternalStore } from "react";
import { baseCurrency } from "@/content/currencies";
import { askVisitor } from "@/lib/geo/visitor";
import { currencyCodes, currencyIn } from "@/lib/pricing/currency";
import { withFallback } from "@/lib/with-fallback";

// Module state, so that a choice survives navigation within the site.
const home = baseCurrency.code;
let chosen = home;
let decided = false;
let byHand = false;
const listeners = new Set<() => void>();

const storageKey = "currency";

export function chooseCurrency(currency: string): void {
  byHand = true;
  decided = true;
  show(currency);
  try {
    sessionStorage.setItem(storageKey, currency);
  } catch {
    // Without storage the choice lasts until the next full load.
  }
}

/** Returns the base currency in the static HTML and until the country is known. */
export function useCurrency(): string {
  return useSyncExternalStore(
    subscribe,
    () => chosen,
    () => home,
  );
}

function subscribe(notify: () => void) {
  listeners.add(notify);
  applyDefault();
  return () => {
    listeners.delete(notify);
  };
}

function applyDefault(): void {
  if (decided) return;
  decided = true;
  const earlier = readStored();
  if (earlier) show(earlier);
  else askVisitor().then(({ country }) => byHand || show(currencyIn(country)));
}

/** CSS shows prices according to the attribute. */
function show(currency: string): void {
  chosen = currency;
  document.documentElement.toggleAttribute("data-foreign-currency", currency !== home);
  for (const notify of listeners) notify();
}

function readStored(): string | undefined {
  const value = withFallback(null, () => sessionStorage.getItem(storageKey));
  return currencyCodes.find((currency) => currency === value);
}
