/**
 * Whether a request that changes something comes from this site's own pages. A browser names the
 * origin on every such request, so one without it, or with `null`, is refused as well.
 */
export function isSameOrigin(headers: Headers, siteUrl: string): boolean {
  const origin = headers.get("origin");
  if (!origin || !URL.canParse(origin)) return false;
  return origin === siteUrl || new URL(origin).host === headers.get("host");
}
