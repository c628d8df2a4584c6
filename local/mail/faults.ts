import { setTimeout as wait } from "node:timers/promises";
import { type MailError, mailError } from "./message.ts";

type Fault = { status: number | null; count: number; delay_ms: number };

export type MailFaults = ReturnType<typeof createMailFaults>;

const errorNames: Record<number, string> = { 429: "rate_limit_exceeded", 401: "missing_api_key" };

/** Injects errors and delays into the next sends. */
export function createMailFaults() {
  let fault: Fault = { status: null, count: 0, delay_ms: 0 };

  return {
    /** Sets the fault from a request body; returns it, or null if it is invalid. */
    set(body: unknown): Fault | null {
      if (typeof body !== "object" || body === null || Object.keys(body).length === 0) return null;
      const { status = null, count = 1, delay_ms = 0 } = body as Partial<Fault>;
      const statusFits =
        status === null || (Number.isInteger(status) && status >= 400 && status < 600);
      if (!statusFits || !isCount(count) || !isCount(delay_ms)) return null;
      fault = { status, count, delay_ms };
      return fault;
    },
    /** Consumes one fault: `error` is the response to send, `delay` waits as configured. */
    next(): { error: MailError | null; delay: () => Promise<void> } {
      const { status, count, delay_ms } = fault;
      if (count === 0) return { error: null, delay: async () => {} };
      fault = { ...fault, count: count - 1 };
      return {
        error: status
          ? mailError(
              status,
              errorNames[status] ?? "application_error",
              "The failure switch is on.",
            )
          : null,
        delay: () => wait(delay_ms),
      };
    },
  };
}

const isCount = (value: unknown): boolean => Number.isInteger(value) && (value as number) >= 0;
