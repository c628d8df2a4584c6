"use client";

import { useSyncExternalStore } from "react";
import { type Currency, currencies, currencyIn } from "@/lib/currency/currency";
import { askVisitor } from "@/lib/geo/visitor";

// Lives outside the components, so a choice holds while the visitor moves through the site.
let chosen: Currency = "TTD";
let settled = false;
let byHand = false;
const listeners = new Set<() => void>();

/** Where the choice outlives a full load, for as long as the tab is open. */
const kept = "kiskadee-currency";

export function chooseCurrency(currency: Currency): void {
  byHand = true;
  settled = true;
  show(currency);
  try {
    sessionStorage.setItem(kept, currency);
  } catch {
    // A browser that keeps nothing keeps it until the next full load.
  }
}

/** The currency that prices are shown in; TTD in the static HTML and until the country is known. */
export function useCurrency(): Currency {
  return useSyncExternalStore(
    subscribe,
    () => chosen,
    () => "TTD",
  );
}

function subscribe(notify: () => void) {
  listeners.add(notify);
  settle();
  return () => {
    listeners.delete(notify);
  };
}

/** Finds the currency to begin with, with the first price that is shown: the one chosen, else the country's. */
function settle(): void {
  if (settled) return;
  settled = true;
  const earlier = readKept();
  if (earlier) show(earlier);
  else askVisitor().then(({ country }) => byHand || show(currencyIn(country)));
}

function show(currency: Currency): void {
  chosen = currency;
  for (const notify of listeners) notify();
}

function readKept(): Currency | undefined {
  try {
    const value = sessionStorage.getItem(kept);
    return currencies.find((currency) => currency === value);
  } catch {
    return undefined;
  }
}
