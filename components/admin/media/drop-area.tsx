"use client";

import { type ReactNode, useState } from "react";

type Props = { className: string; onFiles: (files: File[]) => void; children: ReactNode };

/** Accepts dropped files; a button among its children must offer the same. */
export function DropArea({ className, onFiles, children }: Props) {
  const [over, setOver] = useState(false);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping duplicates the button.
    <div
      className={`drop-area ${className}`}
      data-over={over || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        onFiles([...event.dataTransfer.files]);
      }}
    >
      {children}
    </div>
  );
}
