/** What stands in the text while a picture uploads; no other that is in `taken`. */
export function placeholderFor(name: string, taken: string): string {
  const shown = name.replace(/[[\]\\\s]+/g, " ").trim();
  for (let count = 1; ; count += 1) {
    const placeholder = `![Uploading ${shown}${count > 1 ? ` ${count}` : ""}...]()`;
    if (!taken.includes(placeholder)) return placeholder;
  }
}

export function pictureMarkdown(alt: string, path: string): string {
  const text = alt.replace(/\s+/g, " ").trim();
  return `![${text.replace(/[\\[\]*_`<]/g, "\\$&")}](${path})`;
}
