import { Shapes } from "@/components/site/shapes";
import { bird } from "@/lib/artwork/bird";

/** The mask is 104 of 760 units high, from 298 on; the hero's stylesheet uses these numbers. */
export function HeroBird({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 720 760" className={className} aria-hidden="true" focusable="false">
      <Shapes shapes={bird} />
    </svg>
  );
}
