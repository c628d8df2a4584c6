"use client";

import { usePathname } from "next/navigation";
import { ViewTransition } from "react";

/** Changes with the page, which starts a view transition (app/styles/motion.css). */
export function Stripe() {
  return (
    <ViewTransition name="stripe">
      <div className="stripe" data-path={usePathname()} />
    </ViewTransition>
  );
}
