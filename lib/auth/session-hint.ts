/** Lets static pages show the right links. Readable by scripts and never trusted for access. */
export const hintCookie = "viewer-hint";

export type SessionHint = "none" | "member" | "admin";

export function readHint(cookies: string): SessionHint {
  const value = cookies.match(new RegExp(`(?:^|; )${hintCookie}=([^;]*)`))?.[1];
  return value === "member" || value === "admin" ? value : "none";
}
