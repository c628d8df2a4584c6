"use client";

import { useRouter } from "next/navigation";
import { useEffect, useRef, useState } from "react";

/**
 * Asks before unsaved changes are left: the browser itself where the page is unloaded, and for links
 * `asked` is true until `stay` or `leave` answers.
 */
export function useLeaveGuard(unsaved: boolean) {
  const [target, setTarget] = useState<string | null>(null);
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
      setTarget(address);
    };
    addEventListener("beforeunload", warn);
    document.addEventListener("click", ask, { capture: true });
    return () => {
      removeEventListener("beforeunload", warn);
      document.removeEventListener("click", ask, { capture: true });
    };
  }, [unsaved]);

  const leave = () => {
    if (target === null) return;
    leaving.current = true;
    setTarget(null);
    const { pathname, search, hash } = new URL(target);
    // Other pages have another root layout and are loaded anew.
    if (pathname.startsWith("/admin")) router.push((pathname + search + hash) as "/admin");
    else location.assign(target);
  };

  return { asked: target !== null, stay: () => setTarget(null), leave };
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
