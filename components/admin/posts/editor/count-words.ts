/** Counts words in Markdown, ignoring tokens without a letter or digit, such as list markers. */
export const countWords = (text: string): number => text.match(/\S*[\p{L}\p{N}]\S*/gu)?.length ?? 0;
