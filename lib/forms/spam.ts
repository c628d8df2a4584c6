/** A field that people never see and programs like to fill. */
export const honeypotField = "website";

/** Milliseconds between the page's scripts starting and the form being sent, filled in by the form. */
export const elapsedField = "elapsed";

/** The least time in which a person can fill in a form, in milliseconds. */
const leastTime = 2_000;

export function looksAutomated(form: FormData): boolean {
  return Boolean(form.get(honeypotField));
}

/** What to say to a form that was sent too soon; `button` is what sends it. */
export function tooFastText(button: string): string {
  return `That was faster than anyone can type. If you are a person, please press ${button} once more.`;
}

/** Whether a form that was timed was sent too soon. Without scripts there is no time to go by. */
export function tooFast(form: FormData): boolean {
  const elapsed = form.get(elapsedField);
  return typeof elapsed === "string" && elapsed !== "" && Number(elapsed) < leastTime;
}
