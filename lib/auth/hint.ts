/**
 * Says to the page's own scripts who seems to be signed in, so that static pages can show the right
 * links. Set beside the session, readable by scripts, and never trusted for access.
 */
export const hintCookie = "kiskadee-hint";

export type SessionHint = "none" | "member" | "admin";

/** Reads the hint out of `document.cookie`; anything unknown counts as nobody. */
export function readHint(cookies: string): SessionHint {
  const value = cookies.match(new RegExp(`(?:^|; )${hintCookie}=([^;]*)`))?.[1];
  return value === "member" || value === "admin" ? value : "none";
}
