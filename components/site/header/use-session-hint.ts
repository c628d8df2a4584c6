"use client";

import { useSyncExternalStore } from "react";
import { readHint, type SessionHint } from "@/lib/auth/session-hint";

/** Returns "none" in the static HTML and until hydration. */
export const useSessionHint = (): SessionHint => useSyncExternalStore(subscribe, current, nobody);

// Another tab may have signed in or out while this one was in the background.
function subscribe(notify: () => void) {
  document.addEventListener("visibilitychange", notify);
  return () => document.removeEventListener("visibilitychange", notify);
}

const current = () => readHint(document.cookie);
const nobody = (): SessionHint => "none";
