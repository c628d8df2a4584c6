import { Drawing } from "@/components/site/shapes";
import { singingBird } from "@/lib/artwork/singing-bird";

export function SingingBird({ className }: { className?: string }) {
  return <Drawing viewBox="-150 50 960 1130" shapes={singingBird} className={className} />;
}
