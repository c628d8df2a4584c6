"use client";

import { Picture } from "@/components/ui/picture";
import type { GalleryPicture } from "./picture-source";
import type { Carousel } from "./use-carousel";

// The size that lightbox.css gives the picture.
const fitted = "min(100vw, calc((100vh - 10rem) * 1.6))";
const magnified = "max(1440px, 120vw)";

type Props = { pictures: readonly GalleryPicture[]; strip: Carousel };

export function LightboxStrip({ pictures, strip }: Props) {
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
