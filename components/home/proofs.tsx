"use client";

import { useEffect } from "react";
import { onFirstUse } from "@/components/ui/on-first-use";

/** Adds live measurements to the features, and animates the hero's bird. Both are static HTML. */
export function Proofs() {
  useEffect(() => onFirstUse(load), []);
  return null;
}

function load(): void {
  import("./prove").then(
    ({ prove }) => prove(),
    () => {},
  );
}
