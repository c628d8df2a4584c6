import type { Highlighted } from "@/lib/search/schema";

export function HighlightedText({ parts }: { parts: Highlighted }) {
  return parts.map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never move.
      <mark key={index} className="search-mark">
        {part}
      </mark>
    ) : (
      part
    ),
  );
}
