/** Escapes the text of an element or a double-quoted attribute. */
export function text(value: string): string {
  return legal(value)
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}

/** Wraps text in a CDATA section. `]]>` would end it, so that is split over two sections. */
export function cdata(value: string): string {
  return `<![CDATA[${legal(value).replaceAll("]]>", "]]]]><![CDATA[>")}]]>`;
}

/** Removes characters that XML 1.0 can't contain, not even escaped. */
function legal(value: string): string {
  return value
    .toWellFormed()
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, "");
}
