/** Describes the remaining length, such as "12 characters left". */
export function charactersLeft(length: number, max: number): string {
  const left = max - length;
  const count = Math.abs(left);
  return `${count} ${count === 1 ? "character" : "characters"} ${left < 0 ? "too many" : "left"}`;
}
