import { policyForData, policyWithoutHashes, thirdPartySources, withPlayers } from "./policy.ts";

export type Header = { key: string; value: string };
type Settings = Parameters<typeof thirdPartySources>[0];

/** Excludes the Content-Security-Policy, which the page cache or the middleware sets per page. */
export function securityHeaders(siteUrl: string): Header[] {
  const headers = [
    { key: "X-Content-Type-Options", value: "nosniff" },
    { key: "X-Frame-Options", value: "DENY" },
    { key: "Referrer-Policy", value: "strict-origin-when-cross-origin" },
    {
      key: "Permissions-Policy",
      value: "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    },
    { key: "Cross-Origin-Opener-Policy", value: "same-origin" },
    { key: "Cross-Origin-Resource-Policy", value: "same-origin" },
  ];
  if (siteUrl.startsWith("https:")) {
    headers.push({
      key: "Strict-Transport-Security",
      value: "max-age=63072000; includeSubDomains",
    });
  }
  return headers;
}

/** Default headers for responses that set none, based on the settings at start-up. */
export function defaultHeaders(
  settings: Settings & { SITE_URL: string },
  hasPageCache: boolean,
): Header[] {
  const headers = [
    { key: "Content-Security-Policy", value: policyForData },
    ...securityHeaders(settings.SITE_URL),
  ];
  // Framed schedulers and players would have to send this header too; the page cache knows which
  // pages have them.
  const isEmbedding = !hasPageCache || thirdPartySources(settings).frame.length > 0;
  return isEmbedding
    ? headers
    : [...headers, { key: "Cross-Origin-Embedder-Policy", value: "credentialless" }];
}

/** Pictures that feed readers and social networks show on their own pages. */
export const sharedPictures = {
  source: "/:folder(covers|media|social|work|icons)/:path*",
  headers: [{ key: "Cross-Origin-Resource-Policy", value: "cross-origin" }],
};

/**
 * Policy for hosts without the page cache. If the middleware sets one too, the stricter applies.
 */
export function loosePolicy(settings: Settings): Header {
  const value = policyWithoutHashes(withPlayers(thirdPartySources(settings)));
  return { key: "Content-Security-Policy", value };
}
