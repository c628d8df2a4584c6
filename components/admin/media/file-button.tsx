"use client";

import { type ReactNode, useRef } from "react";

type Props = { onFiles: (files: readonly File[]) => void; children: ReactNode };

/** Opens the choice of files. */
export function FileButton({ onFiles, children }: Props) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <button type="button" className="button" onClick={() => input.current?.click()}>
        {children}
      </button>
      <input
        ref={input}
        type="file"
        aria-label="Image files"
        accept="image/jpeg,image/png,image/webp,image/avif,image/gif"
        multiple
        hidden
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])]);
          // Allows choosing the same file again.
          currentTarget.value = "";
        }}
      />
    </>
  );
}
