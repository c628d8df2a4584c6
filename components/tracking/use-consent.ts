"use client";

import { useEffect, useState } from "react";
import { askVisitor } from "@/lib/geo/visitor";
import { type Choice, choiceCookie, readChoice } from "@/lib/tracking/consent";

export type Consent = {
  choice: Choice | null;
  /** Whether the visitor's country requires opt-in; null until known. */
  required: boolean | null;
  /** The browser's own opt-out, which overrides any choice. */
  signal: boolean;
};

/** Returns null while it depends on a country that is still unknown. */
export function isAllowed({ choice, required, signal }: Consent): boolean | null {
  if (signal) return false;
  if (choice) return choice === "yes";
  return required === null ? null : !required;
}

export function mustAsk({ choice, required, signal }: Consent): boolean {
  return !signal && !choice && required === true;
}

/** Requests the country only while it matters. */
export function useConsent(): [Consent, (choice: Choice) => void] {
  const [consent, setConsent] = useState(current);
  const undecided = !consent.choice && !consent.signal;
  useEffect(() => {
    if (!undecided) return;
    askVisitor().then(({ consentRequired }) => {
      setConsent((consent) => ({ ...consent, required: consentRequired }));
    });
  }, [undecided]);
  useEffect(() => {
    // Another tab may have changed the choice.
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
