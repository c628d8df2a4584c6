import { decodeText } from "@/lib/decode-text";
import { withFallback } from "@/lib/with-fallback";

/** The database enforces the same limits. */
export const pathLimits = { source: 500, target: 2000 } as const;

/**
 * Normalises a path for storing and looking up redirects: encoded consistently, without empty
 * segments or a trailing slash. Returns null if it can't be a page's: too long, with dot segments,
 * or with a backslash, a control character, a query or a fragment.
 */
export function normalPath(path: string): string | null {
  if (!path.startsWith("/") || /[?#\\]/.test(path) || !path.isWellFormed()) return null;
  const parts = path
    .split("/")
    .filter(Boolean)
    .map((part) => decodeText(part).normalize("NFC"));
  if (parts.some((part) => /^\.\.?$|[\p{Cc}\\]/u.test(part))) return null;
  const normal = `/${parts.map(encode).join("/")}`;
  return normal.length <= pathLimits.source ? normal : null;
}

const encode = (part: string): string => encodeURI(part).replace(/[?#/]/g, encodeURIComponent);

/** Decodes a path for display. */
export const readablePath = (path: string): string => withFallback(path, () => decodeURI(path));

/** Encodes search words the way paths are stored, in lower case. */
export function storedWords(text: string): string {
  const encode = (part: string) => encodeURIComponent(part).toLowerCase();
  return text
    .toWellFormed()
    .normalize("NFC")
    .replace(/\P{ASCII}+/gu, encode);
}

/** Areas where the site handles every path itself, or that only robots request. */
const ownArea =
  /^\/(_next|account|admin|api|auth|booking|covers|login|media|newsletter|preview|register|reset-password|search|session-check|setup|sitemaps|social|\.well-known)(\/|$)/;

export const isOwnArea = (path: string): boolean => ownArea.test(path);

const probe =
  /\/\.|\/(wp-(admin|includes|json|login)|xmlrpc|cgi-bin|vendor|phpmyadmin)|\.(php\d?|aspx?|jsp|cgi|env|sql|bak|ini|ya?ml|log|git|sh|exe|zip|gz|tar|rar|map)$/i;

/** Matches paths requested by scanners that look for vulnerabilities in other systems. */
export const isProbe = (path: string): boolean => probe.test(path);
