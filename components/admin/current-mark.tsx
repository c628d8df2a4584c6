import { BirdShapes } from "@/components/site/bird-shapes";
import { kiskadeeBill, kiskadeeEye } from "@/lib/brand/kiskadee";

/** Where the current section's stripe ends: the eye and the bill of the bird whose mask it is. */
export function CurrentMark() {
  return (
    <svg viewBox="384 298 336 104" className="nav-mark" aria-hidden="true" focusable="false">
      {/* The stripe turns yellow in the dark, and the eye then needs its rim. */}
      {kiskadeeBill.map((shape) =>
        shape.kind === "path" ? <path key={shape.d} d={shape.d} fill="var(--mask)" /> : null,
      )}
      <circle cx="440" cy="350" r="37" fill="var(--ink)" />
      <BirdShapes shapes={kiskadeeEye} />
    </svg>
  );
}
