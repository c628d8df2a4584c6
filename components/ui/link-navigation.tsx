"use client";

import type { Route } from "next";
import { useRouter } from "next/navigation";
import { useEffect, useLayoutEffect, useRef, useTransition } from "react";

declare global {
  interface Window {
    /** Buttons clicked before hydration, collected by lib/security/head-script.ts. */
    early?: HTMLButtonElement[] | undefined;
  }
}

/**
 * Follows each PageLink without loading a new document, and prefetches it on intent. The link is
 * busy until its page appears, at the same scroll position with `data-scroll="keep"`.
 */
export function LinkNavigation() {
  const router = useRouter();
  const [isPending, startTransition] = useTransition();
  const followed = useRef<HTMLAnchorElement>(null);
  useLayoutEffect(() => {
    const { early = [] } = window;
    window.early = undefined;
    window.onclick = null;
    // Runs after all effects of the page.
    if (early.length > 0) setTimeout(() => early.forEach(repeatClick));
  }, []);
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const prefetch = ({ target }: Event) => {
      const link = pageLinkOf(target);
      if (link && link.dataset.page !== "quiet") router.prefetch(link.href as Route);
    };
    const follow = (event: MouseEvent) => {
      const link = pageLinkOf(event.target);
      if (!link || opensElsewhere(event, link)) return;
      event.preventDefault();
      followed.current?.removeAttribute("aria-busy");
      followed.current = link;
      link.ariaBusy = "true";
      const scroll = link.dataset.scroll !== "keep";
      startTransition(() => router.push(link.href as Route, { scroll }));
    };
    document.addEventListener("pointerover", prefetch, { signal });
    document.addEventListener("focusin", prefetch, { signal });
    document.addEventListener("click", follow, { signal });
    return () => controller.abort();
  }, [router]);
  useEffect(() => {
    if (!isPending) followed.current?.removeAttribute("aria-busy");
  }, [isPending]);
  return null;
}

const retryMs = 50;

function repeatClick(button: HTMLButtonElement): void {
  // Streamed content is hydrated after the page around it.
  const isHydrated = Object.keys(button).some((key) => key.startsWith("__reactProps"));
  if (!isHydrated && button.isConnected) {
    setTimeout(repeatClick, retryMs, button);
    return;
  }
  button.ariaBusy = null;
  button.click();
}

function pageLinkOf(target: EventTarget | null): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest("a[data-page]") : null;
}

function opensElsewhere(event: MouseEvent, { target }: HTMLAnchorElement): boolean {
  const { button, metaKey, ctrlKey, shiftKey, altKey } = event;
  const isModified = button !== 0 || metaKey || ctrlKey || shiftKey || altKey;
  return event.defaultPrevented || isModified || target !== "";
}
