/** Truncates at a word boundary with an ellipsis, as search results do. */
export function truncate(text: string, max: number): string {
  const characters = [...text.replace(/\s+/g, " ").trim()];
  if (characters.length <= max) return characters.join("");
  const start = characters.slice(0, max).join("");
  return `${start.replace(/\s+\S*$/, "")} …`;
}
