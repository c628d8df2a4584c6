import { Shapes } from "@/components/site/shapes";
import { singingBird } from "@/lib/artwork/singing-bird";

export function SingingBird({ className }: { className?: string }) {
  return (
    <svg viewBox="-150 50 960 1130" className={className} aria-hidden="true" focusable="false">
      <Shapes shapes={singingBird} />
    </svg>
  );
}
