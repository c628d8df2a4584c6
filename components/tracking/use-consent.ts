"use client";

import { useEffect, useState } from "react";
import { askVisitor } from "@/lib/geo/visitor";
import { type Choice, choiceCookie, readChoice } from "@/lib/tracking/consent";

export type Consent = {
  /** What the visitor decided here, if anything. */
  choice: Choice | null;
  /** Whether silence means no in the visitor's country. Null until that is known. */
  required: boolean | null;
  /** Whether the browser itself asks not to be tracked, which nothing here overrides. */
  signal: boolean;
};

/** Null as long as it depends on a country that is not known yet. */
export function isAllowed({ choice, required, signal }: Consent): boolean | null {
  if (signal) return false;
  if (choice) return choice === "yes";
  return required === null ? null : !required;
}

export function mustAsk({ choice, required, signal }: Consent): boolean {
  return !signal && !choice && required === true;
}

/** What holds for this visitor, and how to change it. The country is asked only while it matters. */
export function useConsent(): [Consent, (choice: Choice) => void] {
  const [consent, setConsent] = useState(current);
  const undecided = !consent.choice && !consent.signal;
  useEffect(() => {
    if (!undecided) return;
    let left = false;
    askVisitor().then(({ consentRequired }) => {
      if (!left) setConsent((consent) => ({ ...consent, required: consentRequired }));
    });
    return () => {
      left = true;
    };
  }, [undecided]);
  useEffect(() => {
    // Another tab may have been told something else meanwhile.
    const onReturn = () => {
      const choice = readChoice(document.cookie);
      if (choice) setConsent((consent) => ({ ...consent, choice }));
    };
    document.addEventListener("visibilitychange", onReturn);
    return () => document.removeEventListener("visibilitychange", onReturn);
  }, []);
  return [
    consent,
    (choice) => {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser.
      document.cookie = choiceCookie(choice, location.protocol === "https:");
      setConsent((consent) => ({ ...consent, choice }));
    },
  ];
}

function current(): Consent {
  return { choice: readChoice(document.cookie), required: null, signal: asksNotToBeTracked() };
}

function asksNotToBeTracked(): boolean {
  const { globalPrivacyControl } = navigator as { globalPrivacyControl?: boolean };
  return globalPrivacyControl === true || navigator.doNotTrack === "1";
}
