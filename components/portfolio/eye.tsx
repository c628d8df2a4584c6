export function Eye({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 200 200" className={className} aria-hidden="true" focusable="false">
      <circle cx="100" cy="100" r="100" fill="var(--sun)" />
      <circle cx="92" cy="110" r="56" fill="var(--ink-surface)" />
      <circle cx="112" cy="88" r="17" fill="var(--brow)" />
    </svg>
  );
}
