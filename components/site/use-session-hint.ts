"use client";

import { useSyncExternalStore } from "react";
import { readHint, type SessionHint } from "@/lib/auth/hint";

/** Who seems to be signed in; nobody in the static HTML and until hydration. */
export function useSessionHint(): SessionHint {
  return useSyncExternalStore(subscribe, current, nobody);
}

// Signing in or out is a full load, but another tab may have done it while this one was in the back.
function subscribe(notify: () => void) {
  document.addEventListener("visibilitychange", notify);
  return () => document.removeEventListener("visibilitychange", notify);
}

const current = () => readHint(document.cookie);
const nobody = (): SessionHint => "none";
