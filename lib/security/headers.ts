import { policyWithoutHashes, thirdPartySources } from "./policy";

/** Without the Content-Security-Policy, which the page cache or the middleware sets per page. */
export function securityHeaders(siteUrl: string): { key: string; value: string }[] {
  const headers = [
    { key: "X-Content-Type-Options", value: "nosniff" },
    { key: "X-Frame-Options", value: "DENY" },
    { key: "Referrer-Policy", value: "strict-origin-when-cross-origin" },
    {
      key: "Permissions-Policy",
      value: "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    },
    { key: "Cross-Origin-Opener-Policy", value: "same-origin" },
  ];
  if (siteUrl.startsWith("https:")) {
    headers.push({
      key: "Strict-Transport-Security",
      value: "max-age=63072000; includeSubDomains",
    });
  }
  return headers;
}

/** For hosts without the page cache. Together with the middleware's own policy, the stricter counts. */
export function loosePolicy(settings: Parameters<typeof thirdPartySources>[0]) {
  const value = policyWithoutHashes(thirdPartySources(settings));
  return { key: "Content-Security-Policy", value };
}
