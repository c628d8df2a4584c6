"use client";

import { type RefObject, useEffect, useState } from "react";
import { askVisitor } from "@/lib/geo/visitor";
import { embedded, loadWidget } from "./load-widget";

/** The least time the overlay stays, and the longest the script may take, in milliseconds. */
const shownFor = 3_000;
const patience = 10_000;

type State = "asking" | "loading" | "ready" | "failed";

/**
 * Puts the outside scheduler into `holder`. Where the visitor's country wants a consent before a third
 * party hears of them, it is `asking` until `allow` is called.
 */
export function useWidget(holder: RefObject<HTMLDivElement | null>, url: string, script: string) {
  const [state, setState] = useState<State>("loading");
  const [allowed, setAllowed] = useState(false);

  useEffect(() => {
    let gone = false;
    askVisitor().then(({ consentRequired }) => {
      if (gone) return;
      if (consentRequired) setState("asking");
      else setAllowed(true);
    });
    return () => {
      gone = true;
    };
  }, []);

  useEffect(() => {
    if (!allowed) return;
    let gone = false;
    const element = holder.current;
    const seen = new Promise((resolve) => setTimeout(resolve, shownFor));
    const start = async () => {
      const calendly = await loadWidget(script, patience);
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
    // The button that was pressed goes.
    holder.current?.focus({ preventScroll: true });
    setState("loading");
    setAllowed(true);
  };
  return { state, allow };
}
