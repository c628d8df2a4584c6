import type { Instrumentation } from "next";
import { reportError } from "./lib/report";

/** Runs once before the first request: stops the start when the configuration is not complete. */
export async function register() {
  // Tells the compiler to leave Node's own modules out of the edge bundle.
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const { env } = await import("./lib/env");
  const { recordPeers } = await import("./lib/security/peer");
  try {
    env();
  } catch (error) {
    // Next.js would go on without an answer to any request.
    reportError((error as Error).message, "Not started");
    process.exit(1);
  }
  recordPeers();
}

export const onRequestError: Instrumentation.onRequestError = (error, request, context) => {
  reportError(error, `${request.method} ${request.path} (${context.routeType})`);
};
