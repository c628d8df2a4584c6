"use client";

import { formatNumber } from "@/lib/numbers";
import { DropArea } from "./drop-area";
import { FileButton } from "./file-button";
import { useStrayDrops } from "./use-stray-drops";
import { useUploads } from "./use-uploads";

export function MediaUpload() {
  const { total, finished, sending, failures, add } = useUploads();
  useStrayDrops();

  return (
    <DropArea className="media-drop" onFiles={add}>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <FileButton onFiles={add}>Upload images</FileButton>
        <p className="label text-muted">
          Or drop them here: JPEG, PNG, WebP, AVIF or GIF, up to 10 MB each
        </p>
      </div>
      <form
        action="/api/media"
        method="post"
        encType="multipart/form-data"
        className="only-without-script mt-4 space-y-3"
      >
        <input type="file" name="file" aria-label="Image file" accept="image/*" required />
        <button type="submit" className="button">
          Upload
        </button>
      </form>
      {sending && (
        <div className="mt-4">
          <progress aria-label="Upload" value={finished} max={total} />
          <p>
            {formatNumber(finished)} of {formatNumber(total)}
          </p>
        </div>
      )}
      {failures.length > 0 && (
        <div className="media-failures">
          <p className="font-[650]">Not uploaded:</p>
          <ul>
            {failures.map(({ key, name, error }) => (
              <li key={key}>
                <span className="font-[600]">{name}</span>: {error}
              </li>
            ))}
          </ul>
        </div>
      )}
    </DropArea>
  );
}
