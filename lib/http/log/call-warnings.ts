import { processState } from "@/lib/process-state";

/**
 * Any request can make libraries log errors with stack traces: Next.js for a form whose action
 * isn't on the page, Supabase's client for an invalid session. The former is dropped; the latter
 * becomes one line per request.
 */
export function shortenLibraryWarnings(): void {
  const { warn, error: writeError } = console;
  const reported = new WeakSet<object>();
  const report = (message: string) => {
    const request = processState.requests.getStore();
    if (request && reported.has(request)) return;
    if (request) reported.add(request);
    warn("session:", message);
  };
  const shorten =
    (write: typeof warn) =>
    (...parts: unknown[]) => {
      const [first] = parts;
      if (first instanceof Error && first.message.includes("Server Action")) return;
      if (typeof first === "string" && first.startsWith("@supabase/")) return report(first);
      if (first instanceof Error && "__isAuthError" in first) return report(first.message);
      write(...parts);
    };
  console.warn = shorten(warn);
  console.error = shorten(writeError);
}
