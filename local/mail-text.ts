/** The words of a mail's HTML, with the address of each link in the place of its label. */
export function mailText(html: string): string {
  return decode(
    html
      .replace(/<head>[\s\S]*?<\/head>/g, "")
      .replace(/\s+/g, " ")
      .replace(/<a href="(?:mailto:)?([^"]*)"[^>]*>[^<]*<\/a>/g, "$1")
      .replace(/<br>/g, "\n")
      .replace(/<\/(?:h1|p|div)>/g, "\n\n")
      .replace(/<[^>]*>/g, ""),
  )
    .split("\n")
    .map((line) => line.trim())
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim()
    .concat("\n");
}

function decode(text: string): string {
  return text
    .replace(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)))
    .replace(/&(lt|gt|quot);/g, (_, name) => ({ lt: "<", gt: ">", quot: '"' })[name as "lt"])
    .replaceAll("&amp;", "&");
}
