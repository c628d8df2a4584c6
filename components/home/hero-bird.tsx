import { BirdShapes } from "@/components/site/bird-shapes";
import { kiskadee } from "@/lib/brand/kiskadee";

/**
 * The studio's bird. Its mask runs on to the left as the stripe under the headline. The mask is 104 of
 * the 760 units high and begins at 298: the hero's stylesheet places bird and stripe by these numbers.
 */
export function HeroBird({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 720 760" className={className} aria-hidden="true" focusable="false">
      <BirdShapes shapes={kiskadee} />
    </svg>
  );
}
