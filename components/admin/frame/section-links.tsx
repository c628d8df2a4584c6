"use client";

import { usePathname } from "next/navigation";
import { Fragment, useEffect, useRef } from "react";
import { Shapes } from "@/components/site/shapes";
import { AdminLink } from "@/components/ui/pages/admin-link";
import { maxCount } from "@/lib/admin/dashboard/schema";
import { birdBill, birdEye } from "@/lib/artwork/bird";
import type { AdminPage } from "@/lib/domains/domain";
import type { Section } from "@/lib/domains/registered";
import { useSections } from "./access";
import { useCount } from "./counts";
import { currentSection } from "./current-section";

export function SectionLinks({ onFollow }: { onFollow?: () => void }) {
  const pathname = usePathname();
  const sections = useSections();
  const current = currentSection(pathname, sections);
  const links = (pages: Section["pages"]) => (
    <ul>
      {pages.map(({ label, href, count }) => (
        <li key={href}>
          <AdminLink
            href={href}
            onClick={onFollow}
            aria-current={href === current ? (href === pathname ? "page" : "true") : undefined}
          >
            {label}
            <Count of={count} />
            {href === current && <CurrentMark />}
          </AdminLink>
        </li>
      ))}
    </ul>
  );
  return sections.map(({ label, pages }) =>
    label ? (
      <details
        key={label}
        open={!closed.includes(label) || pages.some(({ href }) => href === current)}
      >
        <summary>{label}</summary>
        {links(pages)}
      </details>
    ) : (
      <Fragment key="first">{links(pages)}</Fragment>
    ),
  );
}

/** Groups that are closed unless they contain the current page. */
const closed = ["Content", "Settings"];

function Count({ of }: { of: AdminPage["count"] }) {
  const count = useCount(of?.kind);
  if (!of || count === 0) return null;
  return (
    <span className="nav-count">
      <span className="sr-only">, </span>
      {count >= maxCount ? `${maxCount - 1}+` : count}
      <span className="sr-only"> {of.of}</span>
    </span>
  );
}

function CurrentMark() {
  const mark = useRef<SVGSVGElement>(null);
  // The sidebar may be longer than the window.
  useEffect(() => {
    const top = scrollY;
    mark.current?.scrollIntoView({ block: "nearest" });
    // WebKit scrolls the page, too.
    if (scrollY !== top) scrollTo({ top, behavior: "instant" });
  }, []);
  return (
    <svg
      ref={mark}
      viewBox="384 298 336 104"
      className="nav-mark"
      aria-hidden="true"
      focusable="false"
    >
      {/* In dark mode the stripe is yellow, so the eye needs a dark rim. */}
      {birdBill.map((shape) =>
        shape.kind === "path" ? <path key={shape.d} d={shape.d} fill="var(--mask)" /> : null,
      )}
      <circle cx="440" cy="350" r="37" fill="var(--ink)" />
      <Shapes shapes={birdEye} />
    </svg>
  );
}
