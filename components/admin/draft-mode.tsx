"use client";

import { useEffect } from "react";

/** Once for each full load of the admin: drafts are to be seen on the site from now on. */
export function DraftMode() {
  useEffect(() => {
    // Where it fails the site shows an admin what visitors see, until the next load.
    fetch("/auth/draft-mode", { method: "POST" }).catch(() => {});
  }, []);
  return null;
}
