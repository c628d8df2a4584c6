export type SeededRandom = {
  pick<const Value>(values: readonly Value[]): Value;
  /** Inclusive at both ends. */
  between(low: number, high: number): number;
};

/** The same text gives the same sequence on every machine. */
export function seededRandom(text: string): SeededRandom {
  let state = hash(text);
  const roll = (sides: number) => {
    state = (state + 0x6d2b79f5) | 0;
    return Math.floor((mix(state) / 2 ** 32) * sides);
  };
  return {
    pick: <Value>(values: readonly Value[]) => values[roll(values.length)] as Value,
    between: (low, high) => low + roll(high - low + 1),
  };
}

/** 32-bit FNV-1a over UTF-16 code units. */
export function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) {
    value = Math.imul(value ^ text.charCodeAt(i), 0x01000193);
  }
  return mix(value);
}

function mix(value: number): number {
  let mixed = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}
