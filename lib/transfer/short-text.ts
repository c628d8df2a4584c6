/** The start of a text, apart from the memory of the whole. */
export function shortText(text: string, max: number): string {
  const start = Buffer.from(text.slice(0, max)).toString();
  return text.length > max ? `${start}…` : start;
}
