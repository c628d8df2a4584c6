import { policyForData, policyWithoutHashes, thirdPartySources, withPlayers } from "./policy.ts";

export type Header = { key: string; value: string };
type Settings = Parameters<typeof thirdPartySources>[0];

/** Without the Content-Security-Policy, which the page cache or the middleware sets per page. */
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

/** For what has none of its own, by the settings that the process has started with. */
export function defaultHeaders(
  settings: Settings & { SITE_URL: string },
  hasPageCache = true,
): Header[] {
  const headers = [
    { key: "Content-Security-Policy", value: policyForData },
    ...securityHeaders(settings.SITE_URL),
  ];
  // A scheduler or a player in a frame would have to send it too; the page cache knows who has one.
  const isEmbedding = !hasPageCache || thirdPartySources(settings).frame.length > 0;
  return isEmbedding
    ? headers
    : [...headers, { key: "Cross-Origin-Embedder-Policy", value: "credentialless" }];
}

/** Pictures that feed readers and networks show on pages of their own. */
export const sharedPictures = {
  source: "/:folder(covers|media|social|work|icons)/:path*",
  headers: [{ key: "Cross-Origin-Resource-Policy", value: "cross-origin" }],
};

/** For hosts without the page cache. Together with the middleware's own policy, the stricter counts. */
export function loosePolicy(settings: Settings): Header {
  const value = policyWithoutHashes(withPlayers(thirdPartySources(settings)));
  return { key: "Content-Security-Policy", value };
}
