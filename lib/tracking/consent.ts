/** Holds the visitor's own decision, `yes` or `no`. First party, readable by the page's scripts. */
const consentCookie = "kiskadee-consent";

export type Choice = "yes" | "no";

/** Half a year, in seconds. After it one is asked again. */
const keptFor = 182 * 24 * 60 * 60;

/** Reads the decision out of a Cookie header or `document.cookie`; null where there is none. */
export function readChoice(cookies: string): Choice | null {
  const value = cookies.match(new RegExp(`(?:^|; ?)${consentCookie}=([^;]*)`))?.[1];
  return value === "yes" || value === "no" ? value : null;
}

/** What to give to `document.cookie`. */
export function choiceCookie(choice: Choice, secure: boolean): string {
  return `${consentCookie}=${choice}; Path=/; Max-Age=${keptFor}; SameSite=Lax${secure ? "; Secure" : ""}`;
}

/** Whether a request says that its sender does not want to be tracked, whatever they answered here. */
export function signalsRefusal(headers: Headers): boolean {
  return headers.get("sec-gpc") === "1" || headers.get("dnt") === "1";
}
