const words = new Intl.Segmenter("en", { granularity: "word" });

/** Width of a word that fits every column at full size. */
const maxWidth = 9;

/**
 * A heading's text, in a size at which its longest word fits. Only for headings that are as wide as
 * their container.
 */
export function FittedText({ children }: { children: string }) {
  const width = Math.max(...Array.from(words.segment(children), ({ segment }) => widthOf(segment)));
  if (width <= maxWidth) return children;
  const fontSize = `clamp(1rem, ${Math.round(1570 / width) / 10}cqi, 1em)`;
  return (
    <span className="@container block">
      <span className="block" style={{ fontSize, letterSpacing: "var(--tracking)" }}>
        {children}
      </span>
    </span>
  );
}

/** Estimated width in letters of average width. */
function widthOf(word: string): number {
  const wide = word.match(/[mw]/gi) ?? [];
  const narrow = word.match(/[fijlrtI]/g) ?? [];
  return word.length + (wide.length - narrow.length) / 2;
}
