"use client";

import { type RefObject, useEffect, useState } from "react";
import { askVisitor } from "@/lib/geo/visitor";

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

type Calendly = { initInlineWidget(options: { url: string; parentElement: HTMLElement }): void };

declare global {
  interface Window {
    Calendly?: Calendly;
  }
}

/** Loads the script once per document. Rejects on failure, or after `timeoutMs`. */
async function loadWidget(src: string, timeoutMs: number): Promise<Calendly> {
  if (!window.Calendly) await loadScript(src, timeoutMs);
  if (!window.Calendly) throw new Error("The widget did not load");
  return window.Calendly;
}

/** Resolves in every case, and removes the script if it failed. */
async function loadScript(src: string, timeoutMs: number): Promise<void> {
  const script = document.createElement("script");
  script.src = src;
  script.async = true;
  const loaded = new Promise((resolve, reject) => {
    script.onload = resolve;
    script.onerror = reject;
    setTimeout(reject, timeoutMs);
  });
  document.head.append(script);
  await loaded.catch(() => script.remove());
}

/** Hides the booking page's privacy banner. */
function embedded(url: string): string {
  const target = new URL(url);
  target.searchParams.set("hide_gdpr_banner", "1");
  return target.href;
}
