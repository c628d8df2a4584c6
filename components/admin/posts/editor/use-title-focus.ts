"use client";

import { useEffect, useEffectEvent, useState } from "react";

type Options = {
  /** The title's own. */
  id: string;
  hydrated: boolean;
  /** Asked once, when it is known whether there is a notice to be read first. */
  isWanted: () => boolean;
};

/** Puts the focus into the title as the editor opens, unless something else on the page has it. */
export function useTitleFocus({ id, hydrated, isWanted }: Options): void {
  const [isReady, setReady] = useState(false);
  const focus = useEffectEvent(() => {
    const title = document.getElementById(id);
    const focused = document.activeElement;
    // What holds the title has it where nothing else does, or what was left with the page before.
    const isFree = !focused || focused.contains(title) || !focused.checkVisibility();
    if (isFree && isWanted()) title?.focus({ preventScroll: true });
  });

  // A copy that was not saved is found by an effect as well, and shown with the next render.
  useEffect(() => setReady(true), []);

  useEffect(() => {
    if (isReady && hydrated) focus();
  }, [isReady, hydrated]);
}
