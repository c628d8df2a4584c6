"use client";

import { type ComponentType, createContext, type ReactNode, use, useRef, useState } from "react";
import type { GalleryPicture } from "./gallery-picture";
import type { LightboxProps } from "./lightbox";

type Open = (index: number, opener: HTMLAnchorElement) => void;
const OpenContext = createContext<Open>(() => {});

type GalleryProps = { pictures: readonly GalleryPicture[]; children: ReactNode };

export function Gallery({ pictures, children }: GalleryProps) {
  const [Lightbox, setLightbox] = useState<ComponentType<LightboxProps> | null>(null);
  const [shown, setShown] = useState({ index: 0, open: false });
  const opener = useRef<HTMLAnchorElement>(null);

  const open: Open = (index, link) => {
    opener.current = link;
    setShown({ index, open: true });
    import("./lightbox").then(
      (module) => setLightbox(() => module.Lightbox),
      // If the lightbox fails to load, the link still leads to the picture.
      () => location.assign(link.href),
    );
  };

  return (
    <OpenContext value={open}>
      {children}
      {Lightbox && (
        <Lightbox
          pictures={pictures}
          index={shown.index}
          open={shown.open}
          onClose={() => setShown({ ...shown, open: false })}
          opener={() => opener.current}
        />
      )}
    </OpenContext>
  );
}

type ZoomLinkProps = { index: number; href: string; children: ReactNode };

export function ZoomLink({ index, href, children }: ZoomLinkProps) {
  const open = use(OpenContext);
  return (
    <a
      href={href}
      className="group block cursor-zoom-in"
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        open(index, event.currentTarget);
      }}
    >
      {children}
      <span className="sr-only">(opens at full size)</span>
    </a>
  );
}
