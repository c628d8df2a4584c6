import { egg } from "@/lib/artwork/egg";
import { Shapes } from "./shapes";

export function Egg({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 300 390" className={className} aria-hidden="true" focusable="false">
      <Shapes shapes={egg} />
    </svg>
  );
}
