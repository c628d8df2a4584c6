"use client";

import { useRef } from "react";
import { announce } from "@/components/admin/frame/live/announce";

/** Without JavaScript, the URL can be selected and copied manually. */
export function CopyLink({ url, label }: { url: string; label: string }) {
  const field = useRef<HTMLInputElement>(null);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      announce("Link copied.");
    } catch {
      field.current?.focus();
      announce("Press Ctrl+C or Cmd+C to copy the selected link.", "error");
    }
  };

  return (
    <span className="copied-link">
      <input
        ref={field}
        readOnly
        value={url}
        aria-label={`URL of the ${label}`}
        onFocus={(event) => event.currentTarget.select()}
      />
      <button
        type="button"
        className="button button-quiet only-with-script"
        aria-label={`Copy the ${label}`}
        onClick={copy}
      >
        Copy
      </button>
    </span>
  );
}
