"use client";

import { useRef, useState } from "react";
import { createPortal } from "react-dom";
import { consentStrings } from "@/content/consent";
import type { Choice } from "@/lib/tracking/consent";
import { ConsentPanel } from "./consent-panel";
import { choicesSlot } from "./slot";
import { isAllowed, mustAsk, useConsent } from "./use-consent";
import { useEvents } from "./use-events";

export function Tracker({ pixel }: { pixel: string }) {
  const [consent, choose] = useConsent();
  const [reopened, setReopened] = useState(false);
  const [note, setNote] = useState("");
  const opener = useRef<HTMLButtonElement>(null);
  const slot = document.getElementById(choicesSlot);
  useEvents(pixel, isAllowed(consent));

  const close = () => {
    // The focused element disappears with the panel.
    const next = reopened ? opener.current : document.getElementById("content");
    next?.focus({ preventScroll: true });
    setReopened(false);
  };
  const decide = (choice: Choice) => {
    choose(choice);
    setNote(consentStrings.saved[choice]);
    close();
  };

  return (
    <>
      {(reopened || mustAsk(consent)) && (
        <ConsentPanel consent={consent} reopened={reopened} onDecide={decide} onClose={close} />
      )}
      <p role="status" className="sr-only">
        {note}
      </p>
      {slot &&
        createPortal(
          <button
            ref={opener}
            type="button"
            className="min-h-11 cursor-pointer text-[0.875rem] font-[650] underline decoration-2 underline-offset-4 hover:text-sun"
            onClick={() => {
              setNote("");
              setReopened(true);
            }}
          >
            {consentStrings.choices}
          </button>,
          slot,
        )}
    </>
  );
}
