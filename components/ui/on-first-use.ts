const uses = ["pointermove", "pointerdown", "keydown", "scroll"] as const;

/** Calls `act` on the first pointer move, press, key or scroll. Returns a function to cancel it. */
export function onFirstUse(act: () => void): () => void {
  const waiting = new AbortController();
  const start = () => {
    waiting.abort();
    act();
  };
  for (const use of uses) addEventListener(use, start, { passive: true, signal: waiting.signal });
  return () => waiting.abort();
}
