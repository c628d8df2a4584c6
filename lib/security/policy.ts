import { createHash } from "node:crypto";
import type { Env } from "@/lib/env";
import { playerOrigins } from "./players.ts";

type ThirdPartySources = {
  script: readonly string[];
  frame: readonly string[];
  image: readonly string[];
  connect: readonly string[];
};

const noThirdParties: ThirdPartySources = { script: [], frame: [], image: [], connect: [] };

export function policyForPage(
  ownScripts: readonly string[],
  ownStyles: readonly string[],
  thirdParties = noThirdParties,
): string {
  const policy = contentSecurityPolicy(
    ownScripts.map(hashSource),
    ownStyles.map(hashSource),
    thirdParties,
  );
  // Third-party scripts create elements from strings, which trusted types would block. The page's
  // first script defines what is trusted.
  if (thirdParties.script.length > 0) return policy;
  return `${policy}; require-trusted-types-for 'script'; trusted-types default`;
}

/** Policy for a page rendered per request. If rendering fails, Next.js omits the first script. */
export function policyForNonce(
  nonce: string,
  ownScripts: readonly string[],
  thirdParties = noThirdParties,
): string {
  const scripts = [`'nonce-${nonce}'`, ...ownScripts.map(hashSource)];
  // The post editor creates a style element.
  return contentSecurityPolicy(scripts, [`'nonce-${nonce}'`], thirdParties);
}

/** Policy for hosts without the page cache, where hashes of inline scripts are unknown. */
export function policyWithoutHashes(thirdParties: ThirdPartySources): string {
  return contentSecurityPolicy(["'unsafe-inline'"], ["'unsafe-inline'"], thirdParties);
}

/** Policy for a self-contained page, whose only picture is the site's icon. */
export function policyForFailure(style: string): string {
  return `default-src 'none'; style-src ${hashSource(style)}; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
}

export const policyForData = "default-src 'none'; frame-ancestors 'none'";

function contentSecurityPolicy(
  scripts: readonly string[],
  styles: readonly string[],
  thirdParties: ThirdPartySources,
): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scripts, ...thirdParties.script].join(" "),
    ...(thirdParties.frame.length > 0
      ? [["frame-src 'self'", ...thirdParties.frame].join(" ")]
      : []),
    ["style-src 'self'", ...styles].join(" "),
    // React sets style attributes; they cannot load or run anything.
    "style-src-attr 'unsafe-inline'",
    // The placeholder of a loading picture is a data URL.
    ["img-src 'self' data:", ...thirdParties.image].join(" "),
    "font-src 'self'",
    ["connect-src 'self'", ...thirdParties.connect].join(" "),
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}

function hashSource(script: string): string {
  return `'sha256-${createHash("sha256").update(script).digest("base64")}'`;
}

type ThirdPartySettings = Pick<
  Env,
  "CALENDLY_URL" | "CALENDLY_SCRIPT_URL" | "META_PIXEL_ID" | "META_PIXEL_SCRIPT_URL"
>;

const pixelReports = "https://www.facebook.com";

/** The same for every page: client-side navigation keeps the first page's policy. */
export function thirdPartySources(settings: ThirdPartySettings): ThirdPartySources {
  const { CALENDLY_URL, CALENDLY_SCRIPT_URL, META_PIXEL_ID, META_PIXEL_SCRIPT_URL } = settings;
  const scheduler = CALENDLY_URL ? [new URL(CALENDLY_SCRIPT_URL)] : [];
  // Allows the whole origin, because the script loads its pixel's settings from there.
  const pixel = META_PIXEL_ID ? [new URL(META_PIXEL_SCRIPT_URL).origin] : [];
  const reports = META_PIXEL_ID ? [...pixel, pixelReports] : [];
  return {
    script: [...scheduler.map(({ origin, pathname }) => origin + pathname), ...pixel],
    frame: CALENDLY_URL ? [new URL(CALENDLY_URL).origin] : [],
    image: reports,
    connect: reports,
  };
}

/** Adds the origins of players, for pages that have one. */
export function withPlayers(sources: ThirdPartySources): ThirdPartySources {
  return { ...sources, frame: [...sources.frame, ...playerOrigins] };
}
