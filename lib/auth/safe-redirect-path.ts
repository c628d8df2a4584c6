const placeholderOrigin = "https://site.invalid";

/** Browsers treat `//host` and `/\host` as other sites, and drop tabs and line breaks. */
export function safeRedirectPath(given: unknown, fallback = "/"): string {
  if (typeof given !== "string" || given.length > 2000) return fallback;
  if (!/^\/(?![/\\])/.test(given) || /[\p{Cc}\\]/u.test(given)) return fallback;
  if (!URL.canParse(given, placeholderOrigin)) return fallback;
  const url = new URL(given, placeholderOrigin);
  if (url.origin !== placeholderOrigin || url.pathname.startsWith("//")) return fallback;
  return `${url.pathname}${url.search}${url.hash}`;
}
