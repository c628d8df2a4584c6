"use client";

import { type ComponentProps, lazy } from "react";
import type { CalendlyWidget } from "./calendly-widget";

// Loaded only on sites that use this scheduler. A Suspense boundary would stream it in through an
// inline script, which the CSP blocks.
const Widget = lazy(async () => ({ default: (await import("./calendly-widget")).CalendlyWidget }));

export function OutsideScheduler(props: ComponentProps<typeof CalendlyWidget>) {
  return <Widget {...props} />;
}
