"use client";

import type { Route } from "next";
import { useRouter } from "next/navigation";
import { useEffect } from "react";

/** Follows each PageLink without loading a new document, and prefetches it on intent. */
export function LinkNavigation() {
  const router = useRouter();
  useEffect(() => {
    const prefetch = ({ target }: Event) => {
      const link = pageLinkOf(target);
      if (link && link.dataset.page !== "quiet") router.prefetch(pathOf(link));
    };
    const follow = (event: MouseEvent) => {
      const link = pageLinkOf(event.target);
      if (!link || opensElsewhere(event, link)) return;
      event.preventDefault();
      router.push(pathOf(link));
    };
    document.addEventListener("pointerover", prefetch);
    document.addEventListener("focusin", prefetch);
    document.addEventListener("click", follow);
    return () => {
      document.removeEventListener("pointerover", prefetch);
      document.removeEventListener("focusin", prefetch);
      document.removeEventListener("click", follow);
    };
  }, [router]);
  return null;
}

function pageLinkOf(target: EventTarget | null): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest("a[data-page]") : null;
}

function opensElsewhere(event: MouseEvent, { target }: HTMLAnchorElement): boolean {
  const { button, metaKey, ctrlKey, shiftKey, altKey } = event;
  const isModified = button !== 0 || metaKey || ctrlKey || shiftKey || altKey;
  return event.defaultPrevented || isModified || target !== "";
}

const pathOf = ({ pathname, search, hash }: HTMLAnchorElement) =>
  (pathname + search + hash) as Route;
