import { isDeepStrictEqual } from "node:util";
import { type Expression, parseSync, type Span } from "oxc-parser";

/**
 * Replaces the value of `export const NAME` in a file's text. Parts that don't change keep their
 * source, such as a template literal or a comment. Throws if the file has no such constant.
 */
export function replaceExport(source: string, name: string, before: unknown, after: unknown) {
  const found = findExport(source, name);
  if (!found) throw new Error(`There is no "export const ${name}"`);
  const whole = { start: 0, end: source.length };
  return patch(source, whole, [[found, rewrite(source, found, before, after)]]);
}

function findExport(source: string, name: string): Expression | null {
  for (const statement of parseSync("content.ts", source).program.body) {
    if (statement.type !== "ExportNamedDeclaration") continue;
    if (statement.declaration?.type !== "VariableDeclaration") continue;
    for (const { id, init } of statement.declaration.declarations) {
      if (init && id.type === "Identifier" && id.name === name) return withoutType(init);
    }
  }
  return null;
}

/** Returns the value of `value as const` and the like. */
function withoutType(value: Expression): Expression {
  const isTyped = value.type === "TSAsExpression" || value.type === "TSSatisfiesExpression";
  return isTyped ? withoutType(value.expression) : value;
}

type Values = Record<string, unknown>;

function rewrite(source: string, from: Expression, before: unknown, after: unknown): string {
  if (isDeepStrictEqual(before, after)) return source.slice(from.start, from.end);
  const parts = partsOf(from);
  if (!parts || !isObject(before) || !isObject(after)) return literal(after);
  if (!hasKeys(before, parts.keys())) return literal(after);
  const written = new Map(
    Object.entries(after).map(([key, value]) => {
      const earlier = Array.isArray(before) ? earlierKey(before, value, key) : key;
      const part = parts.get(earlier);
      return [key, part ? rewrite(source, part, before[earlier], value) : literal(value)];
    }),
  );
  if (!hasKeys(after, parts.keys())) {
    return Array.isArray(after) ? `[${[...written.values()].join(", ")}]` : literal(after);
  }
  return patch(
    source,
    from,
    [...parts].map(([key, part]) => [part, written.get(key) ?? ""]),
  );
}

/**
 * Returns the values in an object or array literal by key. Null for any other expression, and for
 * literals with spreads or shorthand.
 */
function partsOf(value: Expression): Map<string, Expression> | null {
  const parts = new Map<string, Expression>();
  if (value.type === "ArrayExpression") {
    for (const item of value.elements) {
      if (!item || item.type === "SpreadElement") return null;
      parts.set(`${parts.size}`, withoutType(item));
    }
    return parts;
  }
  if (value.type !== "ObjectExpression") return null;
  for (const property of value.properties) {
    if (property.type === "SpreadElement" || property.shorthand) return null;
    const { key } = property;
    if (key.type !== "Identifier" && key.type !== "Literal") return null;
    parts.set(`${key.type === "Literal" ? key.value : key.name}`, withoutType(property.value));
  }
  return parts;
}

/** Returns the key an item had before: that of an equal item, of one with its ID, or its own. */
function earlierKey(before: readonly unknown[], item: unknown, key: string): string {
  const same = before.findIndex((other) => isDeepStrictEqual(other, item));
  if (same >= 0) return `${same}`;
  if (!isObject(item) || item.id === undefined) return key;
  return `${before.findIndex((other) => isObject(other) && other.id === item.id)}`;
}

function hasKeys(value: Values, keys: Iterable<string>): boolean {
  return isDeepStrictEqual(Object.keys(value).sort(), [...keys].sort());
}

const isObject = (value: unknown): value is Values => typeof value === "object" && value !== null;

function patch(source: string, { start, end }: Span, changes: [Span, string][]): string {
  let [text, at] = ["", start];
  for (const [span, changed] of changes) {
    text += source.slice(at, span.start) + changed;
    at = span.end;
  }
  return text + source.slice(at, end);
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
