import { createHash } from "node:crypto";
import { noThirdParties, type ThirdPartySources } from "./third-party.ts";

export function policyForScripts(
  ownScripts: readonly string[],
  thirdParties = noThirdParties,
): string {
  return contentSecurityPolicy(ownScripts.map(hashSource), thirdParties);
}

export function policyForNonce(
  nonce: string,
  ownScripts: readonly string[],
  thirdParties = noThirdParties,
): string {
  return contentSecurityPolicy([`'nonce-${nonce}'`, ...ownScripts.map(hashSource)], thirdParties);
}

export const policyForData = "default-src 'none'; frame-ancestors 'none'";

function contentSecurityPolicy(
  scripts: readonly string[],
  thirdParties: ThirdPartySources,
): string {
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scripts, ...thirdParties.script].join(" "),
    ...(thirdParties.frame.length > 0
      ? [["frame-src 'self'", ...thirdParties.frame].join(" ")]
      : []),
    "style-src 'self'",
    // React and the syntax highlighter set style attributes; they cannot load or run anything.
    "style-src-attr 'unsafe-inline'",
    ["img-src 'self' data: blob: https:", ...thirdParties.image].join(" "),
    "font-src 'self'",
    ["connect-src 'self'", ...thirdParties.connect].join(" "),
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}

function hashSource(script: string): string {
  return `'sha256-${createHash("sha256").update(script).digest("base64")}'`;
}
