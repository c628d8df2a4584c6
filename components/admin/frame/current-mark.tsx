import { Shapes } from "@/components/site/shapes";
import { birdBill, birdEye } from "@/lib/artwork/bird";

export function CurrentMark() {
  return (
    <svg viewBox="384 298 336 104" className="nav-mark" aria-hidden="true" focusable="false">
      {/* The stripe is yellow in dark mode, where the eye needs its rim. */}
      {birdBill.map((shape) =>
        shape.kind === "path" ? <path key={shape.d} d={shape.d} fill="var(--mask)" /> : null,
      )}
      <circle cx="440" cy="350" r="37" fill="var(--ink)" />
      <Shapes shapes={birdEye} />
    </svg>
  );
}
