export type Element = { tag: string; attributes: Record<string, string> };

/**
 * Returns the elements of an HTML string in order, without their text. Expects the output format of
 * React and hast: attributes in double quotes, no bare `<` or `>` in text.
 */
export function elementsIn(html: string): Element[] {
  return [...html.matchAll(/<([a-z][\w-]*)((?:"[^"]*"|[^">])*)>/g)].map(
    ([, tag = "", rest = ""]) => ({
      tag,
      attributes: Object.fromEntries(
        [...rest.matchAll(/([^\s=/]+)(?:="([^"]*)")?/g)].map(([, name = "", value = ""]) => [
          name.toLowerCase(),
          textOf(value),
        ]),
      ),
    }),
  );
}

/** Returns the text of an HTML string, without tags and comments. */
export function textOf(html: string): string {
  const named: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"' };
  return html
    .replace(/<(?:!--.*?--|(?:"[^"]*"|[^">])*)>/gs, "")
    .replace(/&(?:(amp|lt|gt|quot)|#(x?)([\da-f]+));/gi, (_, name, hex, code) =>
      name ? (named[name] ?? "") : String.fromCodePoint(Number.parseInt(code, hex ? 16 : 10)),
    );
}

/** Returns the text of a page's only main heading. */
export function headingOf(html: string): string {
  const headings = [...html.matchAll(/<h1[^>]*>(.*?)<\/h1>/gs)].map(([, text = ""]) =>
    textOf(text),
  );
  if (headings.length !== 1) throw new Error(`The page has ${headings.length} main headings.`);
  return headings.join();
}

/** Returns the main part of a page, without header, footer and scripts. */
export function mainOf(html: string): string {
  return /<main.*<\/main>/s.exec(html)?.[0] ?? "";
}
