/** As the text of an element or the value of an attribute in double quotes. */
export function text(value: string): string {
  return legal(value)
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}

/** As a CDATA section. `]]>` would end it, so it is split over two of them. */
export function cdata(value: string): string {
  return `<![CDATA[${legal(value).replaceAll("]]>", "]]]]><![CDATA[>")}]]>`;
}

/** XML 1.0 cannot hold the removed characters, not even escaped. */
function legal(value: string): string {
  return value
    .toWellFormed()
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, "");
}
