import type { z } from "zod";

type Braces = "{" | "{{";

const patterns = {
  "{": { placeholder: /\{([^{}]*)\}/g, any: /\{+[^{}]*\}*|\}/g, close: "}" },
  "{{": { placeholder: /\{\{([^{}]*)\}\}/g, any: /\{\{[^{}]*\}{0,2}/g, close: "}}" },
} as const;

/** Replaces known placeholders in one pass, so that those in a value stay as they are. */
export function fillPlaceholders(
  text: string,
  braces: Braces,
  values: Readonly<Record<string, string>>,
): string {
  return text.replace(patterns[braces].placeholder, (whole, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : whole,
  );
}

/** Writes names as placeholders: "{date}, {link}". */
export function listPlaceholders(names: readonly string[], braces: Braces = "{"): string {
  return names.map((name) => `${braces}${name}${patterns[braces].close}`).join(", ");
}

/** Returns an error for the first placeholder that isn't known, or null. */
function placeholderError(text: string, known: readonly string[], braces: Braces): string | null {
  const { any, close } = patterns[braces];
  const whole = new Set(known.map((name) => `${braces}${name}${close}`));
  const unknown = text.match(any)?.find((found) => !whole.has(found));
  if (!unknown) return null;
  const name = unknown.length > 40 ? `${unknown.slice(0, 39)}…` : unknown;
  if (known.length === 0) return `Remove ${name}: there are no placeholders here`;
  return `Unknown placeholder ${name}. Use ${listPlaceholders(known, braces)}`;
}

/** Makes a field reject placeholders that aren't known. */
export function withPlaceholders<Schema extends z.ZodType<string, string>>(
  schema: Schema,
  known: readonly string[],
  braces: Braces,
): Schema {
  return schema.superRefine((value, { addIssue }) => {
    const message = placeholderError(value, known, braces);
    if (message) addIssue({ code: "custom", message });
  });
}
