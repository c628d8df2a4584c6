"use client";

import { useEffect, useRef } from "react";
import { PageLink } from "@/components/ui/pages/page-link";
import { consentStrings } from "@/content/consent";
import type { Choice } from "@/lib/tracking/consent";
import { type Consent, isAllowed } from "./use-consent";

type Props = {
  consent: Consent;
  /** True if the visitor reopened the panel, which then takes focus and can be closed. */
  reopened: boolean;
  onDecide: (choice: Choice) => void;
  onClose: () => void;
};

/** Both choices are equally prominent, and the panel does not block the page. */
export function ConsentPanel({ consent, reopened, onDecide, onClose }: Props) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (reopened) title.current?.focus();
  }, [reopened]);
  return (
    <section
      aria-labelledby="consent-title"
      className="consent surface-ink no-print"
      onKeyDown={(event) => {
        if (reopened && event.key === "Escape") onClose();
      }}
    >
      <div className="wrap grid grid-cols-[minmax(0,1fr)] items-center gap-x-12 gap-y-5 py-5 sm:py-6 lg:grid-cols-[minmax(0,1fr)_auto]">
        <div>
          <h2 id="consent-title" ref={title} tabIndex={-1} className="title outline-none">
            {consentStrings.title}
          </h2>
          <p className="mt-2.5 max-w-[72ch] text-[0.9375rem] leading-[1.5]">
            {consent.signal ? consentStrings.signal : consentStrings.text}{" "}
            <PageLink className="link" href={consentStrings.more.href} prefetch={false}>
              {consentStrings.more.label}
            </PageLink>
            {reopened && !consent.signal && (
              <strong className="mt-1.5 block font-[650]">
                {consentStrings.current[isAllowed(consent) ? "allowed" : "denied"]}
              </strong>
            )}
          </p>
        </div>
        <div className="flex flex-wrap gap-3">
          {!consent.signal && (
            <>
              <button type="button" className={answer} onClick={() => onDecide("no")}>
                {consentStrings.refuse}
              </button>
              <button type="button" className={answer} onClick={() => onDecide("yes")}>
                {consentStrings.accept}
              </button>
            </>
          )}
          {reopened && (
            <button
              type="button"
              className="button button-quiet px-4 max-sm:w-full"
              onClick={onClose}
            >
              {consentStrings.close}
            </button>
          )}
        </div>
      </div>
    </section>
  );
}

const answer = "button min-w-0 flex-1 px-4 whitespace-nowrap sm:min-w-[10.5rem] sm:flex-none";
