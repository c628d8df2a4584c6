"use client";

import { type RefObject, useEffect, useState } from "react";
import { askVisitor } from "@/lib/geo/visitor";
import { embedded, loadWidget } from "./load-widget";

/** Minimum time the overlay is shown. */
const displayMs = 3_000;
const timeoutMs = 10_000;

type State = "consent" | "loading" | "ready" | "failed";

/** The state is `consent` if the visitor's country requires consent to third-party content. */
export function useWidget(holder: RefObject<HTMLDivElement | null>, url: string, script: string) {
  const [state, setState] = useState<State>("loading");
  const [allowed, setAllowed] = useState(false);

  useEffect(() => {
    askVisitor().then(({ consentRequired }) => {
      if (consentRequired) setState("consent");
      else setAllowed(true);
    });
  }, []);

  useEffect(() => {
    if (!allowed) return;
    let gone = false;
    const element = holder.current;
    const seen = new Promise((resolve) => setTimeout(resolve, displayMs));
    const start = async () => {
      const calendly = await loadWidget(script, timeoutMs);
      if (gone || !element) return;
      calendly.initInlineWidget({ url: embedded(url), parentElement: element });
      await seen;
      if (!gone) setState("ready");
    };
    start().catch(() => !gone && setState("failed"));
    return () => {
      gone = true;
      element?.replaceChildren();
    };
  }, [allowed, holder, url, script]);

  const allow = () => {
    // The clicked button disappears.
    holder.current?.focus({ preventScroll: true });
    setState("loading");
    setAllowed(true);
  };
  return { state, allow };
}
