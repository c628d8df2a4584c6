/** Truncates a text. The result doesn't keep the full text in memory. */
export function shortText(text: string, max: number): string {
  const start = Buffer.from(text.slice(0, max)).toString();
  return text.length > max ? `${start}…` : start;
}
