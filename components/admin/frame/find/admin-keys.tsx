"use client";

import type { Route } from "next";
import { useRouter } from "next/navigation";
import { useLayoutEffect, useState } from "react";
import { useVisiblePages } from "@/components/admin/frame/access";
import { Dialog } from "@/components/ui/dialog";
import { KeyList } from "./key-list";
import { hasSingleKeys, pagesByLetter } from "./keys";
import { visibleElements } from "./visible-elements";

const fields = "input, textarea, select, [contenteditable], [role$=dialog]";
/** Maximum time between G and the letter, in milliseconds. */
const chordMs = 1_500;

/** Single-key shortcuts of the admin, inactive while a field or dialog has focus. */
export function AdminKeys() {
  const router = useRouter();
  const pages = useVisiblePages();
  const [isOpen, setOpen] = useState(false);
  // Before the page is painted, so that no key is lost.
  useLayoutEffect(() => {
    let sinceG = Number.NEGATIVE_INFINITY;
    // An unsaved post asks before a click on a link leaves it.
    const go = (href: string) => {
      if (!pages.some((page) => page.href === href)) return;
      const link = document.querySelector<HTMLElement>(`.admin-nav a[href="${href}"]`);
      if (link) link.click();
      else router.push(href as Route);
    };
    const onKey = (event: KeyboardEvent) => {
      const { key, target, ctrlKey, metaKey, altKey } = event;
      const field = target instanceof Element && target.closest(fields);
      // A dialog keeps the focus while it closes.
      const isTyping = field && !field.closest("[data-closed]");
      if (ctrlKey || metaKey || altKey || isTyping) return;
      // The search link also listens for a slash.
      if (!hasSingleKeys()) return key === "/" ? event.stopImmediatePropagation() : undefined;
      const page = pagesByLetter[key];
      const isChord = event.timeStamp - sinceG < chordMs;
      sinceG = key === "g" ? event.timeStamp : Number.NEGATIVE_INFINITY;
      if (isChord && page) go(page.href);
      else if (key === "c" && newLink()) newLink()?.click();
      else if (key === "c") go("/admin/posts/new");
      else if (key === "j") focusRow(1);
      else if (key === "k") focusRow(-1);
      else if (key === "e") focused()?.click();
      else if (key === "m") rescheduleLink()?.click();
      else if (key === "?") setOpen(true);
      else if (key === "/" && searchField()) searchField()?.focus();
      else return;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    document.addEventListener("keydown", onKey, { capture: true });
    return () => document.removeEventListener("keydown", onKey, { capture: true });
  }, [router, pages]);
  return (
    <Dialog title="Keyboard shortcuts" open={isOpen} onOpenChange={setOpen}>
      <KeyList />
    </Dialog>
  );
}

const searchField = () => visibleElements(".filters [type=search]")[0];
const newLink = () => visibleElements(".page-actions a[href$='/new']")[0];

/** The links that open the rows of the page's list. */
const rows = () =>
  visibleElements(".data-table tbody tr").flatMap(
    (row) => row.querySelector<HTMLElement>("th a") ?? [],
  );
const focused = () => rows().find((row) => row === document.activeElement);
const rescheduleLink = () =>
  focused()?.closest("tr")?.querySelector<HTMLElement>("[aria-keyshortcuts=M]");

function focusRow(step: number): void {
  const all = rows();
  const at = all.indexOf(document.activeElement as HTMLElement);
  all[at < 0 ? 0 : Math.min(all.length - 1, Math.max(0, at + step))]?.focus();
}
