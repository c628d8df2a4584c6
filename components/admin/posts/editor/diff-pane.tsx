type Props = { field: string; name: string; text: string; other: string };

export function DiffPane({ field, name, text, other }: Props) {
  const known = new Set(other.split("\n"));
  return (
    <div className="min-w-0 border-2 border-line bg-bg">
      <p className="label border-b-2 border-line px-3 py-1.5">{name}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard has to reach it. */}
      <section aria-label={`${name}: ${field}`} tabIndex={0} className="post-version">
        {text === "" ? (
          <span className="text-muted">Empty</span>
        ) : (
          text.split("\n").map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines of a fixed text.
            <div key={index}>{known.has(line) ? line : <mark>{line || " "}</mark>}</div>
          ))
        )}
      </section>
    </div>
  );
}
