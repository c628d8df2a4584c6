import { isDeepStrictEqual } from "node:util";
import { findExport, type Span, valuesIn } from "./source";

/**
 * Replaces the value of `export const NAME` in a file's text. Parts that don't change keep their
 * source, such as a template literal or a comment. Throws if the file has no such constant.
 */
export function replaceExport(source: string, name: string, before: unknown, after: unknown) {
  const found = findExport(source, name);
  if (!found) throw new Error(`There is no "export const ${name}"`);
  return patch(source, { from: 0, to: source.length }, [
    [found, rewrite(source, found, before, after)],
  ]);
}

type Values = Record<string, unknown>;

function rewrite(source: string, span: Span, before: unknown, after: unknown): string {
  if (isDeepStrictEqual(before, after)) return source.slice(span.from, span.to);
  const spans = valuesIn(source, span);
  if (!spans || !isObject(before) || !isObject(after)) return literal(after);
  if (!hasKeys(before, spans.keys())) return literal(after);
  const written = new Map(
    Object.entries(after).map(([key, value]) => {
      const earlier = Array.isArray(before) ? earlierKey(before, value, key) : key;
      const at = spans.get(earlier);
      return [key, at ? rewrite(source, at, before[earlier], value) : literal(value)];
    }),
  );
  if (!hasKeys(after, spans.keys())) {
    return Array.isArray(after) ? `[${[...written.values()].join(", ")}]` : literal(after);
  }
  return patch(
    source,
    span,
    [...spans].map(([key, at]) => [at, written.get(key) ?? ""]),
  );
}

/** Finds the item that an item was: an equal one, the one with its ID, or the one in its place. */
function earlierKey(before: readonly unknown[], item: unknown, key: string): string {
  const same = before.findIndex((other) => isDeepStrictEqual(other, item));
  if (same >= 0) return `${same}`;
  if (!isObject(item) || item.id === undefined) return key;
  return `${before.findIndex((other) => isObject(other) && other.id === item.id)}`;
}

function hasKeys(value: Values, keys: Iterable<string>): boolean {
  return isDeepStrictEqual(Object.keys(value).sort(), [...keys].sort());
}

function isObject(value: unknown): value is Values {
  return typeof value === "object" && value !== null;
}

function patch(source: string, { from, to }: Span, changes: [Span, string][]): string {
  let [text, at] = ["", from];
  for (const [span, changed] of changes) {
    text += source.slice(at, span.from) + changed;
    at = span.to;
  }
  return text + source.slice(at, to);
}

function literal(value: unknown): string {
  if (typeof value === "string" && value.includes("\n")) {
    return `\`${value.replace(/[\\`]|\$(?=\{)/g, "\\$&")}\``;
  }
  if (Array.isArray(value)) return `[${value.map(literal).join(", ")}]`;
  if (!isObject(value)) return JSON.stringify(value);
  const fields = Object.entries(value).map(
    ([key, one]) => `${JSON.stringify(key)}: ${literal(one)}`,
  );
  return `{ ${fields.join(", ")} }`;
}
