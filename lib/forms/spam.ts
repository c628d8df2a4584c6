export const honeypotField = "website";

/** In milliseconds since the page's scripts started; empty without JavaScript. */
export const elapsedField = "elapsed";

const minFillMs = 2_000;

export function honeypotFilled(form: FormData): boolean {
  return Boolean(form.get(honeypotField));
}

export function submittedTooFast(form: FormData): boolean {
  const elapsed = form.get(elapsedField);
  return typeof elapsed === "string" && elapsed !== "" && Number(elapsed) < minFillMs;
}

export function tooFastText(button: string): string {
  return `That was faster than anyone can type. If you are a person, please press ${button} again.`;
}

export function waitText(seconds: number): string {
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  return minutes === 1 ? "a minute" : `${minutes} minutes`;
}
