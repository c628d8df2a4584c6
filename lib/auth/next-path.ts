/** Any site will do: only what a path does to an address is asked. */
const somewhere = "https://site.invalid";

/**
 * Where to go after signing in: the given address if it is a path on this site, with its query, else
 * the fallback. Browsers read `//host` and `/\host` as other sites, and drop tabs and line breaks.
 */
export function nextPath(given: unknown, fallback = "/"): string {
  if (typeof given !== "string" || given.length > 2000) return fallback;
  if (!/^\/(?![/\\])/.test(given) || /[\p{Cc}\\]/u.test(given)) return fallback;
  if (!URL.canParse(given, somewhere)) return fallback;
  const url = new URL(given, somewhere);
  if (url.origin !== somewhere || url.pathname.startsWith("//")) return fallback;
  return `${url.pathname}${url.search}${url.hash}`;
}
