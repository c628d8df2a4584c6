"use client";

import { useId } from "react";
import { useMay } from "@/components/admin/frame/access";
import { DropArea } from "@/components/admin/media/drop-area";
import { FileButton } from "@/components/admin/media/file-button";
import { MediaPicker } from "@/components/admin/media/media-picker";
import type { CoverUploading } from "./use-cover-upload";

type Props = {
  /** Null if there is no cover, or it can't be shown. */
  image: string | null;
  uploading: CoverUploading;
  /** True while saving, when an upload would finish too late. */
  readOnly: boolean;
};

export function CoverUpload({ image, uploading, readOnly }: Props) {
  const { upload, sending, send, choose } = uploading;
  const id = useId();
  const mayAdd = useMay("media.add");
  const closed = sending || readOnly;

  const take = ([file]: Iterable<File>) => {
    if (file && !closed) void send(file);
  };

  if (!mayAdd) return null;
  return (
    <DropArea className="post-cover-drop" onFiles={take}>
      {image && (
        // biome-ignore lint/performance/noImgElement: its size is unknown, and only admins see it.
        <img src={image} alt="" className="post-cover-thumb" />
      )}
      <div className="min-w-0 grow">
        <div className="flex flex-wrap gap-3">
          <FileButton
            single
            className="button button-quiet"
            aria-disabled={closed || undefined}
            aria-describedby={`${id}-hint ${id}-error`}
            onFiles={take}
          >
            {sending ? "Uploading..." : "Upload image"}
          </FileButton>
          <MediaPicker
            trigger={
              <button type="button" className="button button-quiet" disabled={closed}>
                Choose from library
              </button>
            }
            onChoose={choose}
          />
        </div>
        <p id={`${id}-hint`} className="label mt-1.5 text-muted">
          Or drop one here: JPEG, PNG, WebP, AVIF or GIF, up to 10 MB
        </p>
        <p id={`${id}-error`} role="alert" className="font-[600] text-error">
          {upload.status === "error" && upload.message}
        </p>
      </div>
    </DropArea>
  );
}
