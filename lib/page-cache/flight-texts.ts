type TextRow = { id: string; start: number; end: number; text: string };

/** Elements that say so by `data-html`, and a page's structured data. */
const sources =
  /<(?:script type="(application\/ld\+json)"|[a-z]+(?=\s)[^>]*\sdata-html="([\w-]+)"[^>]*)>/g;

const readHtml =
  'const t=(i,n)=>{const h=document.querySelector(n).innerHTML;return i+":T"+new TextEncoder().encode(h).length.toString(16)+","+h}';

/**
 * JavaScript that hands the Flight data to Next.js. A text that is the inner HTML of such an
 * element is read from there, so that a page does not carry it twice.
 */
export function flightCode(flight: string, document: string): string {
  const elements = [...document.matchAll(sources)].map(({ 0: tag, 1: type, 2: name, index }) => ({
    selector: type ? `[type='${type}']` : `[data-html=${name}]`,
    start: index + tag.length,
  }));
  const parts: string[] = [];
  let from = 0;
  for (const { id, start, end, text } of textRows(flight)) {
    const element = elements.find((one) => document.startsWith(`${text}</`, one.start));
    if (!element) continue;
    parts.push(literal(flight.slice(from, start)), `t("${id}","${element.selector}")`);
    from = end;
  }
  const rest = `self.__next_f.push([1,${[...parts, literal(flight.slice(from))].join("+")}])`;
  return parts.length > 0 ? `{${readHtml};${rest}}` : rest;
}

/** Rows end with a line, but for texts: `id:T`, the length in bytes as hexadecimal, a comma. */
function* textRows(flight: string): Generator<TextRow> {
  let start = 0;
  while (start < flight.length) {
    const [head, id, length] =
      /^([0-9a-f]*):(?:T([0-9a-f]+),)?/.exec(flight.slice(start, start + 32)) ?? [];
    if (head === undefined) return;
    if (id && length) {
      const text = startOf(flight.slice(start + head.length), Number.parseInt(length, 16));
      const end = start + head.length + text.length;
      yield { id, start, end, text };
      start = end;
    } else {
      const end = flight.indexOf("\n", start);
      start = end === -1 ? flight.length : end + 1;
    }
  }
}

function startOf(text: string, bytes: number): string {
  return Buffer.from(text.slice(0, bytes)).subarray(0, bytes).toString();
}

/** No text in it can end the script element. */
function literal(text: string): string {
  return JSON.stringify(text).replace(
    /[<\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}
