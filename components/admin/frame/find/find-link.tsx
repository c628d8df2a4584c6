"use client";

import { useEffect } from "react";
import { useVisiblePages } from "@/components/admin/frame/access";
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
  const pages = useVisiblePages();
  const list = lists.find((href) => pages.some((page) => page.href === href)) ?? "/admin";
  return <SearchLink href={list} load={loadDialog} />;
}

/** Lists to search without JavaScript, of which every role may open one. */
const lists = ["/admin/posts", "/admin/people"];
