/** Browsers send Origin with every POST, so a missing one or `null` is rejected as well. */
export function isSameOrigin(headers: Headers, siteUrl: string): boolean {
  const origin = headers.get("origin");
  if (!origin || !URL.canParse(origin)) return false;
  return origin === siteUrl || new URL(origin).host === headers.get("host");
}
