import { createHash } from "node:crypto";
import { nothingOutside, type OutsideSources } from "./outside.ts";

// An inline script is any <script> without src; the browser hashes its text exactly as it stands.
const inlineScript = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;

/** The policy of a stored page: its own inline scripts by hash, nothing else inline. */
export function policyForHtml(html: string, outside = nothingOutside): string {
  return contentSecurityPolicy(inlineScriptHashes(html), outside);
}

/** The policy of a page rendered for one request; Next.js puts the nonce on every script it writes. */
export function policyForNonce(
  nonce: string,
  ownScripts: readonly string[],
  outside = nothingOutside,
): string {
  return contentSecurityPolicy([`'nonce-${nonce}'`, ...ownScripts.map(hashSource)], outside);
}

/** The policy of an answer that is no page at all. */
export const policyForData = "default-src 'none'; frame-ancestors 'none'";

function contentSecurityPolicy(scripts: readonly string[], outside: OutsideSources): string {
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scripts, ...outside.script].join(" "),
    ...(outside.frame.length > 0 ? [["frame-src 'self'", ...outside.frame].join(" ")] : []),
    "style-src 'self'",
    // React and the syntax highlighter set style attributes; they cannot load or run anything.
    "style-src-attr 'unsafe-inline'",
    // Cover images may stand at any https address.
    ["img-src 'self' data: blob: https:", ...outside.image].join(" "),
    "font-src 'self'",
    ["connect-src 'self'", ...outside.connect].join(" "),
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}

function inlineScriptHashes(html: string): string[] {
  return [...new Set([...html.matchAll(inlineScript)].map(([, text]) => hashSource(text ?? "")))];
}

function hashSource(script: string): string {
  return `'sha256-${createHash("sha256").update(script).digest("base64")}'`;
}
