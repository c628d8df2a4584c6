"use client";

import { type DragEvent, useId, useRef, useState } from "react";
import type { CoverUploading } from "./use-cover-upload";

type Props = {
  /** Null when there is none that can be shown. */
  image: string | null;
  uploading: CoverUploading;
  /** While saving: an upload would finish too late for it. */
  readOnly: boolean;
};

export function CoverUpload({ image, uploading, readOnly }: Props) {
  const { upload, sending, send } = uploading;
  const [over, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const closed = sending || readOnly;

  const take = (files: FileList | null | undefined) => {
    const [file] = files ?? [];
    if (file && !closed) void send(file);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is another way to do what the button does.
    <div
      className="post-cover-drop"
      data-over={over || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      {image && (
        // biome-ignore lint/performance/noImgElement: a picture of unknown size, on an admin's page.
        <img src={image} alt="" className="post-cover-thumb" />
      )}
      <div className="min-w-0 grow">
        <button
          type="button"
          className="button button-quiet"
          aria-disabled={closed || undefined}
          aria-describedby={`${id}-hint ${id}-error`}
          onClick={() => closed || input.current?.click()}
        >
          {sending ? "Uploading..." : "Upload an image"}
        </button>
        <p id={`${id}-hint`} className="label mt-1.5 text-muted">
          Or drop one here: JPEG, PNG, WebP or AVIF, up to 5 MB
        </p>
        <p id={`${id}-error`} role="alert" className="font-[600] text-error">
          {upload.status === "error" && upload.message}
        </p>
      </div>
      <input
        ref={input}
        type="file"
        aria-label="Image file"
        accept="image/jpeg,image/png,image/webp,image/avif"
        hidden
        onChange={({ currentTarget }) => {
          take(currentTarget.files);
          // Allows choosing the same file again.
          currentTarget.value = "";
        }}
      />
    </div>
  );
}
