const consentCookie = "consent";

export type Choice = "yes" | "no";

/** Half a year, in seconds. */
const maxAge = 182 * 24 * 60 * 60;

export function readChoice(cookies: string): Choice | null {
  const value = cookies.match(new RegExp(`(?:^|; ?)${consentCookie}=([^;]*)`))?.[1];
  return value === "yes" || value === "no" ? value : null;
}

export function choiceCookie(choice: Choice, secure: boolean): string {
  return `${consentCookie}=${choice}; Path=/; Max-Age=${maxAge}; SameSite=Lax${secure ? "; Secure" : ""}`;
}

export function signalsRefusal(headers: Headers): boolean {
  return headers.get("sec-gpc") === "1" || headers.get("dnt") === "1";
}
