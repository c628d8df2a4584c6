export type Visitor = { country: string | null; consentRequired: boolean };

const timeoutMs = 2_000;

// The strictest case, so that a failure never allows tracking without consent.
const unknown: Visitor = { country: null, consentRequired: true };

let pending: Promise<Visitor> | undefined;

export function askVisitor(): Promise<Visitor> {
  pending ??= ask().catch(() => unknown);
  return pending;
}

async function ask(): Promise<Visitor> {
  const response = await fetch("/api/geo", {
    cache: "no-store",
    signal: AbortSignal.timeout(timeoutMs),
  });
  return response.ok ? response.json() : unknown;
}
