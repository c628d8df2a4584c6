import { brand } from "@/content/brand";
import { mark } from "@/content/logo";
import { Drawing } from "./shapes";

export function Wordmark() {
  return (
    <span className="inline-flex items-center gap-3">
      <Drawing viewBox="0 0 36 36" shapes={mark} className="h-9 w-9 shrink-0" />
      <span className="wordmark-name font-display text-[1.45rem] leading-none font-[800] tracking-[-0.045em] whitespace-nowrap">
        {brand.shortName}
      </span>
    </span>
  );
}
