"use client";

import { Arrow } from "@/components/ui/arrow";
import type { GalleryPicture } from "./gallery-picture";
import type { Carousel } from "./use-carousel";

type Props = { picture?: GalleryPicture; count: number; strip: Carousel };

export function LightboxControls({ picture, count, strip }: Props) {
  const { current, zoomed, step, toggleZoom } = strip;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-8 pl-4 sm:flex-nowrap sm:pl-5">
      <p className="lightbox-text">{picture?.description}</p>
      <div className="ml-auto flex items-center max-sm:w-full max-sm:justify-between">
        <p className="label pr-3 whitespace-nowrap" aria-live="polite">
          <span className="sr-only">{picture?.title}, image </span>
          {current + 1} of {count}
        </p>
        <div className="flex">
          <button
            type="button"
            className="lightbox-button"
            aria-pressed={zoomed}
            onClick={toggleZoom}
          >
            <span className="sr-only">Zoom in</span>
            <svg viewBox="0 0 24 24" className="h-5 w-5" aria-hidden="true" focusable="false">
              <path
                d={zoomed ? "M2 12h20" : "M2 12h20M12 2v20"}
                stroke="currentColor"
                strokeWidth="4"
              />
            </svg>
          </button>
          {count > 1 && (
            <>
              <button type="button" className="lightbox-button" onClick={() => step(-1)}>
                <span className="sr-only">Previous image</span>
                <Arrow className="h-5 w-5 -scale-x-100" />
              </button>
              <button type="button" className="lightbox-button" onClick={() => step(1)}>
                <span className="sr-only">Next image</span>
                <Arrow className="h-5 w-5" />
              </button>
            </>
          )}
        </div>
      </div>
    </div>
  );
}
