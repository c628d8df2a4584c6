/** `id` is the id of the text's own row; null for a string within another row. */
type Text = { id: string | null; start: number; end: number; text: string };

/** Elements marked with `data-html`, and a page's structured data. */
const sources =
  /<(?:script type="(application\/ld\+json)"|[a-z]+(?=\s)[^>]*\sdata-html="([\w-]+)"[^>]*)>/g;

const readHtml =
  "const h=n=>document.querySelector(n).innerHTML,j=n=>JSON.stringify(h(n))," +
  't=(i,n)=>i+":T"+new TextEncoder().encode(h(n)).length.toString(16)+","+h(n)';

/**
 * Returns JavaScript that passes the Flight data to Next.js. Text that is also in one of these
 * elements is read from there, so that the page doesn't contain it twice.
 */
export function flightCode(flight: string, document: string): string {
  const elements = [...document.matchAll(sources)].map(({ 0: tag, 1: type, 2: name, index }) => ({
    selector: type ? `[type='${type}']` : `[data-html=${name}]`,
    start: index + tag.length,
  }));
  const parts: string[] = [];
  let from = 0;
  for (const { id, start, end, text } of textsIn(flight)) {
    const element = elements.find((item) => document.startsWith(`${text}</`, item.start));
    if (!element) continue;
    const read = id === null ? `j("${element.selector}")` : `t("${id}","${element.selector}")`;
    parts.push(literal(flight.slice(from, start)), read);
    from = end;
  }
  const rest = `self.__next_f.push([1,${[...parts, literal(flight.slice(from))].join("+")}])`;
  return parts.length > 0 ? `{${readHtml};${rest}}` : rest;
}

/**
 * Rows end with a newline. Texts instead start with `id:T`, their byte length in hexadecimal and a
 * comma.
 */
function* textsIn(flight: string): Generator<Text> {
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
      const newline = flight.indexOf("\n", start);
      const end = newline === -1 ? flight.length : newline + 1;
      yield* shortTexts(flight.slice(start, end), start);
      start = end;
    }
  }
}

/** React puts HTML of less than 1,024 characters into the row that uses it. */
function* shortTexts(row: string, offset: number): Generator<Text> {
  for (const { 1: value = "", index } of row.matchAll(/(?<="__html":)("(?:[^"\\]|\\.)*")/g)) {
    const start = offset + index;
    yield { id: null, start, end: start + value.length, text: JSON.parse(value) };
  }
}

function startOf(text: string, bytes: number): string {
  return Buffer.from(text.slice(0, bytes)).subarray(0, bytes).toString();
}

/**
 * Uses single quotes because the data is full of double quotes, and escapes `<` so that no text can
 * end the script element.
 */
function literal(text: string): string {
  const escaped = JSON.stringify(text)
    .slice(1, -1)
    .replace(/\\.|'/g, (mark) => (mark === '\\"' ? '"' : mark === "'" ? "\\'" : mark))
    .replace(
      /[<\u2028\u2029]/g,
      (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
    );
  return `'${escaped}'`;
}
