"use client";

import { type ReactNode, useState } from "react";

type Props = { className: string; onFiles: (files: File[]) => void; children: ReactNode };

/** Takes what is dropped on it; a button among its children has to do the same. */
export function DropArea({ className, onFiles, children }: Props) {
  const [over, setOver] = useState(false);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is another way to do what the button does.
    <div
      className={className}
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
