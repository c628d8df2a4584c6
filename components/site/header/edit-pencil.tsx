"use client";

import { usePathname } from "next/navigation";
import { useEffect, useRef } from "react";

/** In Draft Mode, a link beside the text under the pointer, which leads to its field in the admin. */
export function EditPencil() {
  const pencil = useRef<HTMLAnchorElement>(null);
  const pathname = usePathname();
  useEffect(() => {
    const link = pencil.current;
    const fields = pathname ? editableFields() : new Map<string, string>();
    if (!link || fields.size === 0) return;
    const show = ({ target }: PointerEvent) => {
      if (!(target instanceof Element) || target === link) return;
      const href = fields.get(target.textContent?.trim() ?? "");
      link.hidden = !href;
      if (!href) return;
      const range = document.createRange();
      range.selectNodeContents(target);
      const { top, right } = [...range.getClientRects()].at(-1) ?? target.getBoundingClientRect();
      link.href = href;
      link.style.top = `${Math.max(0, top)}px`;
      link.style.left = `${Math.min(right, innerWidth - 40)}px`;
    };
    const hide = () => {
      link.hidden = true;
    };
    addEventListener("pointerover", show);
    addEventListener("scroll", hide, { passive: true });
    return () => {
      hide();
      removeEventListener("pointerover", show);
      removeEventListener("scroll", hide);
    };
  }, [pathname]);
  return (
    <a ref={pencil} hidden href="/admin" tabIndex={-1} aria-label="Edit this text" style={look}>
      ✎
    </a>
  );
}

const look = {
  position: "fixed",
  zIndex: 60,
  padding: "0 0.6rem",
  background: "var(--sun)",
  color: "var(--ink)",
  boxShadow: "0 0 0 2px var(--paper)",
  fontSize: "1.25rem",
  lineHeight: "2.25rem",
} as const;

/** URLs of the fields of what the page shows (edit-links.tsx), by their text. */
function editableFields(): Map<string, string> {
  const links = [...document.querySelectorAll<HTMLAnchorElement>("a[data-edit]")];
  return new Map(
    links.flatMap((link) => {
      const texts: [field: string, text: string][] = JSON.parse(link.dataset.edit ?? "[]");
      return texts.map(([field, text]) => [text, `${link.href}#${field}`] as const);
    }),
  );
}
