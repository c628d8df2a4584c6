"use client";

import { useEffect } from "react";
import { SearchLink } from "@/components/search/search-link";

const loadDialog = () => import("./find-dialog");

/** Finds pages of the admin, people and posts. */
export function FindLink() {
  // Loaded as soon as Ctrl or Cmd is pressed, because keys typed while it loads are lost.
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === "Control" || key === "Meta") loadDialog().catch(() => {});
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, []);
  return <SearchLink href="/admin/posts" load={loadDialog} />;
}
