import { site } from "@/content/site";
import { birdMark } from "@/lib/brand/kiskadee";
import { BirdShapes } from "./bird-shapes";

/** The bird's head reduced to its stripes, with the name beside it. */
export function Wordmark({ className = "" }: { className?: string }) {
  return (
    <span className={`inline-flex items-center gap-3 ${className}`}>
      <BirdMark className="h-9 w-9 shrink-0" />
      <span className="font-display text-[1.45rem] leading-none font-[800] tracking-[-0.045em]">
        {site.shortName}
      </span>
    </span>
  );
}

/** A square of crown, brow, mask and breast with an eye and a beak; colours never change with the theme. */
export function BirdMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 36 36" className={className} aria-hidden="true" focusable="false">
      <BirdShapes shapes={birdMark} />
    </svg>
  );
}
