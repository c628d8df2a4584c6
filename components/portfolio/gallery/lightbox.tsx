"use client";

import { Dialog } from "@base-ui/react/dialog";
import type { KeyboardEvent } from "react";
import { Picture } from "@/components/ui/picture";
import type { GalleryPicture } from "./gallery-picture";
import { LightboxControls } from "./lightbox-controls";
import { type Carousel, useCarousel } from "./use-carousel";

export type LightboxProps = {
  pictures: readonly GalleryPicture[];
  index: number;
  open: boolean;
  onClose: () => void;
  /** Element to focus after closing. */
  opener: () => HTMLElement | null;
};

export function Lightbox({ pictures, index, open, onClose, opener }: LightboxProps) {
  return (
    <Dialog.Root open={open} onOpenChange={(next) => next || onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="lightbox-backdrop" />
        <Dialog.Popup className="lightbox surface-ink" finalFocus={opener}>
          <LightboxContent pictures={pictures} start={index} />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

type ContentProps = { pictures: readonly GalleryPicture[]; start: number };

function LightboxContent({ pictures, start }: ContentProps) {
  const strip = useCarousel(pictures.length, start);
  const { current, zoomed, step } = strip;
  const picture = pictures[current];

  const onKeyDown = (event: KeyboardEvent) => {
    const direction = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    // In a zoomed picture, the arrow keys scroll.
    if (!direction || zoomed) return;
    event.preventDefault();
    step(direction);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys duplicate the buttons.
    <div onKeyDown={onKeyDown}>
      <div className="surface-sun flex items-center justify-between gap-4 pl-4 sm:pl-5">
        <Dialog.Title className="py-2 text-[1.15rem] leading-tight tracking-[-0.02em] sm:text-[1.35rem]">
          {picture?.title}
        </Dialog.Title>
        <Dialog.Close className="lightbox-button shrink-0" aria-label="Close">
          <svg viewBox="0 0 24 24" className="h-5 w-5" aria-hidden="true" focusable="false">
            <path d="m3 3 18 18M21 3 3 21" stroke="currentColor" strokeWidth="4" />
          </svg>
        </Dialog.Close>
      </div>
      <LightboxStrip pictures={pictures} strip={strip} />
      <LightboxControls picture={picture} count={pictures.length} strip={strip} />
    </div>
  );
}

// Matches the picture's width in lightbox.css.
const fitted = "min(100vw, calc((100vh - 10rem) * 1.6))";
const magnified = "max(1440px, 120vw)";

type Props = { pictures: readonly GalleryPicture[]; strip: Carousel };

function LightboxStrip({ pictures, strip }: Props) {
  const { ref, current, zoomed, onScroll } = strip;
  return (
    <ul ref={ref} onScroll={onScroll} data-zoomed={zoomed || undefined} className="lightbox-strip">
      {pictures.map(({ source, alt }, index) => {
        const shown = index === current;
        return (
          <li
            key={source.fallback}
            aria-hidden={!shown}
            // Scrollable content has to be reachable by keyboard.
            tabIndex={shown ? 0 : undefined}
          >
            <Picture source={source} alt={alt} sizes={shown && zoomed ? magnified : fitted} />
          </li>
        );
      })}
    </ul>
  );
}
