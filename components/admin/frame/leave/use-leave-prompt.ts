"use client";

import { useRouter } from "next/navigation";
import { useEffect, useRef, useState } from "react";

/**
 * Returns the properties of a ConfirmDialog that asks before a link, or a button below
 * `data-discards`, discards unsaved changes. On unload, the browser shows its own.
 */
export function useLeavePrompt(unsaved: boolean) {
  const [target, setTarget] = useState<Target | null>(null);
  const [isOpen, setOpen] = useState(false);
  const leaving = useRef(false);
  const router = useRouter();

  useEffect(() => {
    if (!unsaved) return;
    leaving.current = false;
    const warn = (event: BeforeUnloadEvent) => leaving.current || event.preventDefault();
    const ask = (event: MouseEvent) => {
      const left = leaving.current ? null : targetOf(event);
      if (!left) return;
      // Runs before the element's own handler.
      event.preventDefault();
      event.stopPropagation();
      setTarget(left);
      setOpen(true);
    };
    const askBack = (event: NavigateEvent) => {
      if (leaving.current || !canPrevent(event)) return;
      event.preventDefault();
      setTarget({ entry: event.destination.key });
      setOpen(true);
    };
    const controller = new AbortController();
    const { signal } = controller;
    addEventListener("beforeunload", warn, { signal });
    document.addEventListener("click", ask, { capture: true, signal });
    // Missing in older browsers, which rely on the stored draft copy.
    window.navigation?.addEventListener("navigate", askBack, { signal });
    return () => controller.abort();
  }, [unsaved]);

  const leave = async () => {
    if (target === null) return;
    leaving.current = true;
    setOpen(false);
    if ("button" in target) {
      target.button.click();
      // The page stays.
      leaving.current = false;
      return;
    }
    // By key: Chromium can miscount steps after a cancelled traversal.
    if ("entry" in target) return void navigation.traverseTo(target.entry);
    const { url } = target;
    // Other pages have a different root layout and need a full load.
    if (new URL(url).pathname.startsWith("/admin")) router.push(url as "/admin");
    else location.assign(url);
  };

  const button = target && "button" in target ? target.button.textContent : null;
  const confirm = button ?? "Leave";
  return {
    open: isOpen,
    title: button ? "Discard unsaved changes too?" : "Leave without saving?",
    ...{ confirm, pending: confirm, dismiss: "Stay", danger: true },
    onConfirm: leave,
    onClose: () => setOpen(false),
  };
}

type Target = { url: string } | { entry: string } | { button: HTMLButtonElement };

/** `cancelable` is false until the user has interacted with the page since the last cancel. */
function canPrevent(event: NavigateEvent): boolean {
  const { navigationType, cancelable, hashChange, destination } = event;
  // Another document unloads this one, which `warn` covers.
  return navigationType === "traverse" && cancelable && !hashChange && destination.sameDocument;
}

/** Returns null unless the click navigates this tab or presses a button below `data-discards`. */
function targetOf(event: MouseEvent): Target | null {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) {
    return null;
  }
  const clicked = event.target instanceof Element ? event.target : null;
  const button = clicked?.closest("[data-discards] button");
  if (button instanceof HTMLButtonElement) return { button };
  const link = clicked?.closest("a[href]");
  if (!(link instanceof HTMLAnchorElement) || link.target === "_blank") return null;
  if (link.closest(".post-preview") || link.getAttribute("href")?.startsWith("#")) return null;
  return { url: link.href };
}
