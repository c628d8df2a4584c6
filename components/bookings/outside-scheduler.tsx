"use client";

import { type ComponentProps, lazy } from "react";
import type { CalendlyWidget } from "./calendly-widget";

// Only sites that have such a scheduler load its code. A boundary around it would put it into the
// page by an inline script, which the policy refuses.
const Widget = lazy(async () => ({ default: (await import("./calendly-widget")).CalendlyWidget }));

export function OutsideScheduler(props: ComponentProps<typeof CalendlyWidget>) {
  return <Widget {...props} />;
}
