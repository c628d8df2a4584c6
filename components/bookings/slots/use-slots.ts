"use client";

import { useEffect, useState } from "react";

const timeoutMs = 10_000;

export type Slots =
  | { status: "loading" }
  | { status: "failed" }
  | { status: "loaded"; free: readonly number[] };

/** Free start times in milliseconds. A new `reason` reloads them without clearing the old ones. */
export function useSlots(reason: unknown): { slots: Slots; reload: () => void } {
  const [slots, setSlots] = useState<Slots>({ status: "loading" });
  const [reloads, setReloads] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new reason triggers a reload.
  useEffect(() => {
    let isLatest = true;
    fetchSlots().then(
      (free) => isLatest && setSlots({ status: "loaded", free }),
      () =>
        isLatest && setSlots((shown) => (shown.status === "loaded" ? shown : { status: "failed" })),
    );
    return () => {
      isLatest = false;
    };
  }, [reason, reloads]);
  const reload = () => {
    setSlots({ status: "loading" });
    setReloads(reloads + 1);
  };
  return { slots, reload };
}

async function fetchSlots(): Promise<number[]> {
  const signal = AbortSignal.timeout(timeoutMs);
  const response = await fetch("/api/slots", { cache: "no-store", signal });
  if (!response.ok) throw new Error(`Status ${response.status}`);
  const { free } = (await response.json()) as { free: string[] };
  return free.map((start) => Date.parse(start));
}
