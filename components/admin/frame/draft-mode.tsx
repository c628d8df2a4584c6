"use client";

import { useEffect } from "react";

export function DraftMode() {
  useEffect(() => {
    // On failure the site shows what visitors see, until the next load.
    fetch("/auth/draft-mode", { method: "POST" }).catch(() => {});
  }, []);
  return null;
}
