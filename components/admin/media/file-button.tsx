"use client";

import { type ComponentProps, useRef } from "react";

type Props = Omit<ComponentProps<"button">, "onClick"> & {
  onFiles: (files: readonly File[]) => void;
  /** Allows only one file. */
  single?: boolean;
};

/** A button that opens the file picker. */
export function FileButton({ onFiles, single = false, ...button }: Props) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <button
        type="button"
        className="button"
        {...button}
        onClick={() => button["aria-disabled"] || input.current?.click()}
      />
      <input
        ref={input}
        type="file"
        aria-label={single ? "Image file" : "Image files"}
        accept="image/jpeg,image/png,image/webp,image/avif,image/gif"
        multiple={!single}
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
