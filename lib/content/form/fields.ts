import { z } from "zod";
import { emailAddress, line as lineRule, text as textRule } from "@/lib/forms/rules";
import { parseMediaPath } from "@/lib/markdown/media-path";
import { formatNumber, pluralize } from "@/lib/numbers";
import { isDay } from "@/lib/time/days";

// describe.ts builds the form from this metadata, which refinements of a schema inherit.
declare module "zod" {
  interface GlobalMeta {
    widget?: string;
    label?: string;
    hint?: string | undefined;
    options?: Readonly<Record<string, string>>;
    noun?: string;
    /** The most items that a list can have. */
    max?: number;
  }
}

type Options = { hint?: string; optional?: boolean | undefined };

const shown = (label: string, optional?: boolean) => (optional ? `${label} (optional)` : label);

// Values are what a form sends, or what was stored: strings or the parsed type.

function words(widget: string, rule: z.ZodString, label: string, { hint, optional }: Options) {
  return (optional ? rule : rule.min(1, `${label} is required`)).meta({
    widget,
    label: shown(label, optional),
    hint,
  });
}

export const line = (label: string, max = 200, options: Options = {}) =>
  words("line", lineRule(label, max), label, options);

/** Text of several lines. */
export const text = (label: string, max = 2_000, options: Options = {}) =>
  words("text", textRule(label, max), label, options);

/** Text of several lines with formatting. */
export const markdown = (label: string, max = 20_000, options: Options = {}) =>
  words("markdown", textRule(label, max), label, options);

type Range = { min?: number; max: number; decimals?: number; hint?: string };

/** A number of at most `decimals` decimal places, 0 by default. */
export function number(label: string, range: Range) {
  return z
    .preprocess(toNumber, numberIn(label, range))
    .meta({ widget: "number", label, hint: range.hint });
}

/** A number, or null if left empty. */
export function optionalNumber(label: string, range: Range) {
  const read = (value: unknown) => (value === "" ? null : toNumber(value));
  return z
    .preprocess(read, numberIn(label, range).nullable())
    .meta({ widget: "number", label: shown(label, true), hint: range.hint });
}

function numberIn(label: string, { min = 0, max, decimals = 0 }: Range) {
  return z
    .number({
      error: ({ input }) =>
        input === "" || input === undefined
          ? `${label} is required`
          : decimals > 0
            ? `${label} must be a number with a decimal point, such as ${max - 0.3}`
            : `${label} must be a number in digits only, such as ${max < 5000 ? max : 5000}`,
    })
    .min(min, `${label} must be at least ${shownLimit(min)}`)
    .max(max, `${label} must be at most ${shownLimit(max)}`)
    .refine(
      (value) => Number(value.toFixed(decimals)) === value,
      decimals === 0
        ? `${label} must be a whole number`
        : `${label} can have up to ${pluralize(decimals, "decimal place", "decimal places")}`,
    );
}

/** Years have no thousands separator. */
const shownLimit = (limit: number) => (limit < 10_000 ? String(limit) : formatNumber(limit));

function toNumber(value: unknown): unknown {
  if (typeof value !== "string") return value;
  return /^-?\d{1,15}(\.\d{1,6})?$/.test(value.trim()) ? Number(value) : value;
}

export function flag(label: string) {
  return z
    .preprocess((value) => value === true || value === "on", z.boolean())
    .meta({ widget: "switch", label });
}

export function choice<const Name extends string>(
  label: string,
  options: Readonly<Record<Name, string>>,
  hint?: string,
) {
  return z
    .enum(Object.keys(options) as [Name, ...Name[]], `${label}: choose one from the list`)
    .meta({ widget: "choice", label, hint, options });
}

export const email = (label: string, hint?: string) =>
  emailAddress(`${label} is required`).meta({ widget: "line", label, hint });

/** A real date, as YYYY-MM-DD. */
export function date(label: string, hint?: string) {
  return (
    z
      .string(`${label} is required`)
      .trim()
      .min(1, `${label} is required`)
      // Date fields can't show a year below 1000.
      .refine(
        (day) => isDay(day) && day >= "1000",
        `${label} must be a real date, such as 2026-12-24`,
      )
      .meta({ widget: "date", label, hint })
  );
}

// A path that starts with two slashes, or a slash and a backslash, would name another host.
const target = /^(https:\/\/[^\s"<>\\]+|\/([^\s"<>\\/][^\s"<>\\]*)?)$/;

type Scheme = { pattern: RegExp; example: string };

/** An https URL or a path on this site; also others of a scheme, such as tel. */
export function link(
  label: string,
  { hint, optional, scheme }: Options & { scheme?: Scheme } = {},
) {
  const more = scheme ? `, or be ${scheme.example}, without spaces` : "";
  return line(label, 500, { optional })
    .refine(
      (value) =>
        value === "" ||
        scheme?.pattern.test(value) ||
        (target.test(value) && URL.canParse(value, "https://own.invalid")),
      `${label} must start with https://, or be a path on this site that starts with /${more}`,
    )
    .meta({ widget: "link", label: shown(label, optional), hint });
}

/** Names of pictures that come with the site's files. */
const builtIn = /^[a-z0-9-]+$/;

/** A picture of the library, or one that comes with the site; `src` is empty for none. */
export function picture(label: string, { hint, optional }: Options = {}) {
  return z
    .object({
      src: z
        .string(`${label} is required`)
        .refine((src) => src !== "" || optional, `${label} is required`)
        .refine(
          (src) => src === "" || builtIn.test(src) || parseMediaPath(src) !== null,
          `${label} must be a picture from the library`,
        ),
      alt: lineRule("Alt text", 200, "Alt text is required"),
    })
    .refine(({ src, alt }) => src === "" || alt !== "", {
      path: ["alt"],
      error: "Alt text is required",
    })
    .meta({ widget: "picture", label: shown(label, optional), hint });
}

export function group<Shape extends z.ZodRawShape>(label: string, shape: Shape, hint?: string) {
  return z.object(shape).meta({ widget: "group", label, hint });
}

/**
 * Adds errors, each with the path of the field that shows it; empty for the whole value. Other
 * fields may be invalid, and a number the text that was typed.
 */
export function checked<Schema extends z.ZodType>(
  schema: Schema,
  errorsOf: (
    value: z.output<Schema>,
  ) => readonly (readonly [path: string, error: string] | false)[],
): Schema {
  const check = (value: z.output<Schema>, context: z.core.$RefinementCtx<z.output<Schema>>) => {
    for (const error of errorsOf(value)) {
      if (!error) continue;
      const [path, message] = error;
      context.addIssue({ code: "custom", path: path ? path.split(".") : [], message });
    }
  };
  return schema.superRefine(check, { when: ({ issues }) => issues.every(isOfField) });
}

/** Whether an error is in the text of a field, rather than in the shape of a stored value. */
function isOfField(issue: z.core.$ZodRawIssue): boolean {
  return issue.code !== "invalid_type" || issue.expected === "number";
}

type ListOptions = { noun: string; max?: number; hint?: string };

/** `noun` is what an item is called, such as "step". */
export function list<Item extends z.ZodType>(
  label: string,
  item: Item,
  { noun, max = 50, hint }: ListOptions,
) {
  return z
    .array(item)
    .max(max, `${label} can have at most ${max} entries`)
    .meta({ widget: "list", label, hint, noun, max });
}
