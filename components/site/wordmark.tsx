import { brand } from "@/content/brand";
import { mark } from "@/content/logo";
import { Drawing } from "./shapes";

export function Wordmark({ className = "" }: { className?: string }) {
  return (
    <span className={`inline-flex items-center gap-3 ${className}`}>
      <Mark className="h-9 w-9 shrink-0" />
      <span className="font-display text-[1.45rem] leading-none font-[800] tracking-[-0.045em]">
        {brand.shortName}
      </span>
    </span>
  );
}

function Mark({ className }: { className?: string }) {
  return <Drawing viewBox="0 0 36 36" shapes={mark} className={className} />;
}
