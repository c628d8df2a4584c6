import type { IncomingHttpHeaders } from "node:http";
import { env } from "@/lib/env";
import type { Filter } from "@/lib/http/pipeline";
import { draftKey, withoutDraftKey } from "@/lib/next/draft-key";
import { warnOfSetting } from "@/lib/process-state";
import { isSameOrigin, peerHeader } from "@/lib/security/sender";

/**
 * Next.js trusts these headers. It would re-render stored pages for anyone with the draft key.
 * Given a policy, it would store a page with that policy's nonce, and browsers would block the
 * scripts. Next.js itself sends a policy when it requests the page that an action redirects to.
 */
const internalHeader =
  /^(x-(prerender-revalidate|next-revalidate|middleware)|content-security-policy)/;

/**
 * Next.js handlers can't access the socket; without the peer header, a client could forge its IP.
 */
export const replaceInternalHeaders: Filter = ({ request: { headers, socket } }) => {
  if (cameThroughProxy(headers) && env().TRUSTED_PROXIES === 0) warnOfSetting(proxyWarning);
  for (const name of Object.keys(headers)) if (internalHeader.test(name)) delete headers[name];
  headers[peerHeader] = socket.remoteAddress;
  if (headers.cookie && draftKey()) headers.cookie = withoutDraftKey(headers.cookie);
  // Next.js also compares this header with Origin, and responds with 500 if they differ.
  const { origin } = headers;
  if (origin && isSameOrigin(new Headers({ origin }), env())) {
    headers["x-forwarded-host"] = new URL(origin).host;
  }
};

/**
 * Next.js also adds X-Forwarded-For to its own request for the page that an action redirects to.
 */
function cameThroughProxy(headers: IncomingHttpHeaders): boolean {
  return Boolean(headers["x-forwarded-for"]) && !headers[peerHeader];
}

const proxyWarning =
  "Requests have X-Forwarded-For, but TRUSTED_PROXIES is 0. If you use a proxy, set TRUSTED_PROXIES, or all visitors share one rate limit.";
