"use client";

import { useCallback, useEffect, useRef, useState } from "react";

const timeoutMs = 10_000;

export type Slots =
  | { status: "loading" }
  | { status: "failed" }
  | { status: "loaded"; free: readonly number[] };

/** Free start times in milliseconds. A new `reason` reloads them without clearing the old ones. */
export function useSlots(reason: unknown): { slots: Slots; reload: () => void } {
  const [slots, setSlots] = useState<Slots>({ status: "loading" });
  const latest = useRef<AbortController>(null);
  const load = useCallback(() => {
    latest.current?.abort();
    const request = new AbortController();
    latest.current = request;
    fetchSlots(AbortSignal.any([request.signal, AbortSignal.timeout(timeoutMs)])).then(
      (free) => setSlots({ status: "loaded", free }),
      () => {
        if (request.signal.aborted) return;
        setSlots((shown) => (shown.status === "loaded" ? shown : { status: "failed" }));
      },
    );
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new reason triggers a reload.
  useEffect(() => {
    load();
    return () => latest.current?.abort();
  }, [load, reason]);
  const reload = () => {
    setSlots({ status: "loading" });
    load();
  };
  return { slots, reload };
}

async function fetchSlots(signal: AbortSignal): Promise<number[]> {
  const response = await fetch("/api/slots", { cache: "no-store", signal });
  if (!response.ok) throw new Error(`Status ${response.status}`);
  const { free } = (await response.json()) as { free: string[] };
  return free.map((start) => Date.parse(start));
}
