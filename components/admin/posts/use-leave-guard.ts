"use client";

import { useRouter } from "next/navigation";
import { useEffect, useRef, useState } from "react";

/**
 * Asks before unsaved changes are left: the browser itself where the page is unloaded; for links, and for
 * Back and Forward within the admin, `asked` is true until `stay` or `leave` answers.
 */
export function useLeaveGuard(unsaved: boolean) {
  const [way, setWay] = useState<Way | null>(null);
  const leaving = useRef(false);
  const router = useRouter();

  useEffect(() => {
    if (!unsaved) return;
    leaving.current = false;
    const warn = (event: BeforeUnloadEvent) => leaving.current || event.preventDefault();
    const ask = (event: MouseEvent) => {
      const address = leading(event);
      if (!address) return;
      // Before the link itself hears of it.
      event.preventDefault();
      event.stopPropagation();
      setWay({ address });
    };
    const askBack = (event: NavigateEvent) => {
      if (leaving.current || !canHold(event)) return;
      event.preventDefault();
      setWay({ entry: event.destination.key });
    };
    addEventListener("beforeunload", warn);
    document.addEventListener("click", ask, { capture: true });
    // Older browsers do not have it; what is kept of the changes is offered there all the same.
    window.navigation?.addEventListener("navigate", askBack);
    return () => {
      window.navigation?.removeEventListener("navigate", askBack);
      removeEventListener("beforeunload", warn);
      document.removeEventListener("click", ask, { capture: true });
    };
  }, [unsaved]);

  const leave = () => {
    if (way === null) return;
    leaving.current = true;
    setWay(null);
    // By its key: Chromium does not always count steps rightly after one that was held.
    if ("entry" in way) return void navigation.traverseTo(way.entry);
    const { pathname, search, hash } = new URL(way.address);
    // Other pages have another root layout and are loaded anew.
    if (pathname.startsWith("/admin")) router.push((pathname + search + hash) as "/admin");
    else location.assign(way.address);
  };

  return { asked: way !== null, stay: () => setWay(null), leave };
}

/** Where it is to go on once leaving is confirmed: to an address, or to an entry of the browser's history. */
type Way = { address: string } | { entry: string };

/**
 * Whether this is Back or Forward, and can be held. Browsers let them through where nothing has been done on
 * the page since they were last held, so that nobody is trapped.
 */
function canHold({ navigationType, cancelable, hashChange, destination }: NavigateEvent): boolean {
  // Another document unloads this one, which is asked about already.
  return navigationType === "traverse" && cancelable && !hashChange && destination.sameDocument;
}

/** The address that a click leads this tab to; null for any other click. */
function leading(event: MouseEvent): string | null {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) {
    return null;
  }
  const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
  if (!(link instanceof HTMLAnchorElement) || link.target === "_blank") return null;
  if (link.closest(".post-preview") || link.getAttribute("href")?.startsWith("#")) return null;
  return link.href;
}
