import { decodeText } from "@/lib/decode-text";

/** The database has the same limits. */
export const pathLimits = { source: 500, target: 2000 } as const;

/**
 * A path as redirects are stored and looked up by: encoded in one way, without an empty part and without
 * a slash at the end. Null where it is none of a page: too long, of a file system, or with a backslash,
 * a control character, a query or a fragment.
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

function encode(part: string): string {
  return encodeURI(part).replace(/[?#/]/g, encodeURIComponent);
}

/** As somebody reads it. */
export function readablePath(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/** Words of a path as somebody reads it, in the spelling that is stored, in small letters. */
export function storedWords(text: string): string {
  const encode = (part: string) => encodeURIComponent(part).toLowerCase();
  return text
    .toWellFormed()
    .normalize("NFC")
    .replace(/\P{ASCII}+/gu, encode);
}

/** What the site answers by itself whatever stands below it, or what only robots ask for. */
const ownArea =
  /^\/(_next|admin|api|auth|booking|covers|login|media|newsletter|preview|register|reset-password|search|session-check|sitemaps|social|\.well-known)(\/|$)/;

export function isOwnArea(path: string): boolean {
  return ownArea.test(path);
}

const probe =
  /\/\.|\/(wp-(admin|includes|json|login)|xmlrpc|cgi-bin|vendor|phpmyadmin)|\.(php\d?|aspx?|jsp|cgi|env|sql|bak|ini|ya?ml|log|git|sh|exe|zip|gz|tar|rar|map)$/i;

/** What those ask for who look for weak spots of other systems. */
export function isProbe(path: string): boolean {
  return probe.test(path);
}
