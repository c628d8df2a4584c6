export type Span = { from: number; to: number };

const word = /\s+(?:as|satisfies)\s/y;
const atom = /\/\/[^\n]*|\/\*[\s\S]*?\*\/|"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|=>|[\w$]+|[\s\S]/y;
const key = /(?:([\w$]+)|(["'])([^"'\\]*)\2)\s*:/y;
const gap = /(?:\s|\/\/[^\n]*|\/\*[\s\S]*?\*\/)*/y;

/** Finds the value of `export const NAME`, without its type or `as const`. */
export function findExport(source: string, name: string): Span | null {
  const start = new RegExp(`^export const ${name}\\b`, "m").exec(source)?.index;
  if (start === undefined) return null;
  const equals = find(source, start, "=");
  return valueAt(source, equals + 1, find(source, equals + 1, ";"));
}

/**
 * Returns the values in an object or array literal by key. Null for any other expression, and for
 * literals with spreads, shorthand or methods.
 */
export function valuesIn(source: string, { from, to }: Span): Map<string, Span> | null {
  const isObject = source[from] === "{";
  if ((!isObject && source[from] !== "[") || tokenEnd(source, from) !== to) return null;
  const found = new Map<string, Span>();
  for (let at = match(gap, source, from + 1).end; at < to - 1; ) {
    const end = find(source, at, ",", to - 1);
    const { groups, end: colon } = match(key, source, at);
    if (isObject ? !groups : source.startsWith("...", at)) return null;
    const value = isObject ? colon : at;
    found.set(groups?.[1] ?? groups?.[3] ?? `${found.size}`, valueAt(source, value, end));
    at = match(gap, source, end + 1).end;
  }
  return found;
}

function valueAt(source: string, start: number, end: number): Span {
  const from = match(gap, source, start).end;
  let [at, to] = [from, from];
  while (at < end && !match(word, source, at).groups) {
    const isGap = match(gap, source, at).end > at;
    at = isGap ? match(gap, source, at).end : tokenEnd(source, at);
    if (!isGap) to = at;
  }
  return { from, to };
}

/** Returns where a character is outside strings, comments and brackets, or `end`. */
function find(source: string, at: number, character: string, end = source.length): number {
  let next = at;
  while (next < end && source[next] !== character) next = tokenEnd(source, next);
  return next;
}

/** Returns where a comment, string, template literal, bracketed group or other token ends. */
function tokenEnd(source: string, at: number): number {
  if (source[at] === "`") return templateEnd(source, at + 1);
  if (!/[([{]/.test(source[at] ?? "")) return match(atom, source, at).end;
  let next = at + 1;
  while (next < source.length && !/[)\]}]/.test(source[next] ?? "")) next = tokenEnd(source, next);
  return next + 1;
}

function templateEnd(source: string, at: number): number {
  let next = at;
  while (next < source.length && source[next] !== "`") {
    if (source.startsWith("${", next)) next = tokenEnd(source, next + 1);
    else next += source[next] === "\\" ? 2 : 1;
  }
  return next + 1;
}

function match(pattern: RegExp, source: string, at: number) {
  pattern.lastIndex = at;
  const groups = pattern.exec(source);
  return { groups, end: groups ? pattern.lastIndex : at };
}
