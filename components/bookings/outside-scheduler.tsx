"use client";

import { type ComponentProps, lazy, Suspense } from "react";
import type { CalendlyWidget } from "./calendly-widget";

// Only sites that have such a scheduler load its code.
const Widget = lazy(async () => ({ default: (await import("./calendly-widget")).CalendlyWidget }));

export function OutsideScheduler(props: ComponentProps<typeof CalendlyWidget>) {
  return (
    <Suspense>
      <Widget {...props} />
    </Suspense>
  );
}
