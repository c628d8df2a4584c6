export type CheckStatus = "ok" | "warning" | "failed" | "skipped";

/** `text` is one line; unless the status is "ok", it says what to do. */
export type Check = { name: string; status: CheckStatus; text: string };

export type Verdict = Omit<Check, "name">;

/** Judges the facts by rules, one for each check. */
export function runChecks<Facts>(
  rules: Record<string, (facts: Facts) => Verdict>,
  facts: Facts,
): Check[] {
  return Object.entries(rules).map(([name, judge]) => ({ name, ...judge(facts) }));
}

const verdict = (status: CheckStatus) => (text: string) => ({ status, text });

export const ok = verdict("ok");
export const warning = verdict("warning");
export const failed = verdict("failed");
export const skipped = verdict("skipped");
