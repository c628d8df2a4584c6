/** Counts words in Markdown, ignoring tokens without a letter or digit, such as list markers. */
export function countWords(text: string): number {
  return text.match(/\S*[\p{L}\p{N}]\S*/gu)?.length ?? 0;
}
