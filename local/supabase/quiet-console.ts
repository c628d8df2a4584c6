import { AsyncLocalStorage } from "node:async_hooks";

const listeners = new AsyncLocalStorage<string[]>();
const methods = ["error", "warn", "info", "log"] as const;

/**
 * Runs `work` and captures its console output; returns its result and the lines. Supabase Lite
 * prints a stack trace for every request that the database rejects.
 */
export async function withQuietConsole<T>(work: () => Promise<T>): Promise<[T, string[]]> {
  patchConsole();
  const lines: string[] = [];
  return [await listeners.run(lines, work), lines];
}

let patched = false;

function patchConsole(): void {
  if (patched) return;
  patched = true;
  for (const method of methods) {
    const print = console[method];
    console[method] = (...parts: unknown[]) => {
      const lines = listeners.getStore();
      if (lines) lines.push(parts.map(describe).join(" "));
      else print.apply(console, parts);
    };
  }
}

const describe = (part: unknown): string => (part instanceof Error ? part.message : String(part));
