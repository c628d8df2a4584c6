type Props = { labels: readonly string[]; className?: string };

export function Chips({ labels, className = "" }: Props) {
  return (
    <ul className={`shown-whole flex flex-wrap gap-2 ${className}`}>
      {labels.map((label) => (
        <li key={label} className="label border-2 border-mask px-2.5 py-1">
          {label}
        </li>
      ))}
      <li data-end hidden />
    </ul>
  );
}
