"use client";

import { useState } from "react";
import { useHydrated } from "@/components/forms/use-hydrated";

const labels = { idle: "Copy", done: "Copied", failed: "Copy failed" } as const;

/** Renders nothing without JavaScript, like the button below. */
export function CopyButton({ text }: { text: string }) {
  const [state, setState] = useState<keyof typeof labels>("idle");
  if (!useHydrated()) return null;
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setState("done"),
      () => setState("failed"),
    );
  return (
    <button type="button" className="button button-quiet" onClick={copy}>
      <span aria-live="polite">{labels[state]}</span>
    </button>
  );
}

export function PrintButton() {
  if (!useHydrated()) return null;
  return (
    <button type="button" className="button button-quiet" onClick={() => print()}>
      Print
    </button>
  );
}
