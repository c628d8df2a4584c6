"use client";

import type { Route } from "next";
import Link from "next/link";
import { useEffect, useRef } from "react";
import { consentTexts } from "@/content/consent";
import type { Choice } from "@/lib/tracking/consent";
import { type Consent, isAllowed } from "./use-consent";

type Props = {
  consent: Consent;
  /** Opened by the visitor, not by the site: it takes the focus, says what holds, and can be closed. */
  reopened: boolean;
  onDecide: (choice: Choice) => void;
  onClose: () => void;
};

/** The question and its two answers, equal in every way. It blocks nothing and can be left unanswered. */
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
            {consentTexts.title}
          </h2>
          <p className="mt-2.5 max-w-[72ch] text-[0.9375rem] leading-[1.5]">
            {consent.signal ? consentTexts.signal : consentTexts.text}{" "}
            <Link className="link" href={consentTexts.more.href as Route} prefetch={false}>
              {consentTexts.more.label}
            </Link>
            {reopened && !consent.signal && (
              <strong className="mt-1.5 block font-[650]">
                {consentTexts.current[isAllowed(consent) ? "allowed" : "refused"]}
              </strong>
            )}
          </p>
        </div>
        <div className="flex flex-wrap gap-3">
          {!consent.signal && (
            <>
              <button type="button" className={answer} onClick={() => onDecide("no")}>
                {consentTexts.refuse}
              </button>
              <button type="button" className={answer} onClick={() => onDecide("yes")}>
                {consentTexts.accept}
              </button>
            </>
          )}
          {reopened && (
            <button
              type="button"
              className="button button-quiet px-4 max-sm:w-full"
              onClick={onClose}
            >
              {consentTexts.close}
            </button>
          )}
        </div>
      </div>
    </section>
  );
}

const answer = "button min-w-0 flex-1 px-4 whitespace-nowrap sm:min-w-[10.5rem] sm:flex-none";
