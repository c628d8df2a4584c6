/** What the browser may know of where it is. */
export type Visitor = { country: string | null; consentRequired: boolean };

/** Longer than the server ever takes, in milliseconds. */
const patience = 2_000;

// The strictest, so that a failure never lets anything out.
const unknown: Visitor = { country: null, consentRequired: true };

let asked: Promise<Visitor> | undefined;

/** Asks our own server where this visitor is, once for each load of the site. Never rejects. */
export function askVisitor(): Promise<Visitor> {
  asked ??= ask().catch(() => unknown);
  return asked;
}

async function ask(): Promise<Visitor> {
  const response = await fetch("/api/geo", {
    cache: "no-store",
    signal: AbortSignal.timeout(patience),
  });
  return response.ok ? response.json() : unknown;
}
