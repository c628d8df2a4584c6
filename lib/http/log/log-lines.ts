import { inspect, stripVTControlCharacters } from "node:util";
import { countError, processState } from "@/lib/process-state";
import { maskPersonalData } from "./mask-personal-data";

const levels = { error: "error", warn: "warn", info: "info", log: "info" } as const;
type Method = keyof typeof levels;

const maxText = 10_000;

/**
 * Turns each call of the console into one line of JSON, or leaves it as text. Each error is written
 * and counted once, although Next.js both logs it and passes it to `onRequestError`.
 */
export function writeLogLines(format: "json" | "text"): void {
  const log = console;
  const reported = new WeakSet<Error>();
  for (const [method, level] of Object.entries(levels) as [Method, (typeof levels)[Method]][]) {
    const write = log[method].bind(log);
    log[method] = (...args: unknown[]) => {
      const error = args.find((arg) => arg instanceof Error);
      if (error && reported.has(error)) return;
      if (error) reported.add(error);
      if (level === "error") countError();
      if (format === "text") return write(...args);
      const stream = level === "info" ? process.stdout : process.stderr;
      stream.write(`${JSON.stringify({ time: new Date(), level, ...logEntry(args, error) })}\n`);
    };
  }
}

/** The text before an error, or the first of several arguments, names the event. */
function logEntry(args: unknown[], error: Error | undefined) {
  const request = processState.requests.getStore();
  const words = args.filter((arg) => arg !== error).map(textOf);
  const named = words.length > 0 && args.length > 1 ? nameOf(words.shift()) : "";
  const message = error ? [textOf(error), ...words] : words;
  return {
    event: named || (request ? "request" : "console"),
    message: message.join(" ").trim(),
    stack: error?.stack && clean(error.stack),
    cause: error?.cause === undefined ? undefined : textOf(error.cause),
    request: request?.id,
    method: request?.method,
    path: request && clean(request.path),
  };
}

/** Strips punctuation, such as the symbol that Next.js puts before its lines. */
const nameOf = (word = ""): string => word.replace(/^\W+|\W+$/g, "");

/** Supabase errors are plain objects; their details may contain row data. */
function textOf(value: unknown): string {
  if (typeof value === "string") return clean(value);
  const { message, code } = (value ?? {}) as { message?: unknown; code?: unknown };
  if (typeof message !== "string") return clean(inspect(value));
  // Node's own messages already contain the code.
  return clean(code && !message.includes(`${code}`) ? `${message} (${code})` : message);
}

function clean(text: string): string {
  return maskPersonalData(stripVTControlCharacters(text.slice(0, maxText)));
}
