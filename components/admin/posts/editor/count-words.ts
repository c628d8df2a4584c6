/** Of Markdown: what has neither a letter nor a digit is none, such as a list's dash. */
export function countWords(text: string): number {
  return text.match(/\S*[\p{L}\p{N}]\S*/gu)?.length ?? 0;
}
