import { processState } from "@/lib/process-state";

/**
 * Libraries write errors with their stacks that any request can cause: Next.js of a form whose action is
 * not one of the page it was sent to, Supabase's client of a session that is nobody's. The second becomes
 * one line of ours for each request.
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
