import type { IncomingMessage, ServerResponse } from "node:http";
import type { Head } from "@/lib/http/intercept";
import type { Filter } from "@/lib/http/pipeline";
import { countHit, countMissing } from "@/lib/redirects/count-paths";
import { findRedirect } from "@/lib/redirects/known-redirects";
import { isOwnArea, normalPath } from "@/lib/redirects/path";

const gone = 410;

/** Stored post pages handle redirects from their former slugs. */
const postPath = /^\/blog\/[^/]+$/;

/**
 * Redirects paths where the site has no page. Existing pages are unaffected: a redirect is looked
 * up only once the status is known.
 */
export const answerRedirects: Filter = ({ request, response }) => {
  const { url = "" } = request;
  const [given = ""] = url.split("?", 1);
  const query = url.slice(given.length + 1);
  const path = normalPath(given);
  if (path === null || path === "/" || isOwnArea(path) || !asksForPage(request)) return;
  const isCounted = request.method === "GET";
  const begun = performance.now();
  const answer = async (status: number): Promise<Head> => {
    const found = await findRedirect(path, performance.now() - begun);
    if (isCounted && found) countHit(path);
    if (found === null) {
      if (isCounted && status === 404) countMissing(path);
      return { status };
    }
    response.setHeader("cache-control", cacheControl);
    if (found.target === null) return { status: gone };
    setRedirect(response, withQuery(found.target, query));
    return { status: found.status, body: "" };
  };
  return {
    onHead(status) {
      if (leadsNowhere(status, given, path)) return answer(status);
      if (isCounted && status === 308 && postPath.test(given)) countHit(path);
      return { status };
    },
  };
};

/** Skips requests by Next.js's scripts, which reload the document if there is no page. */
function asksForPage({ method, headers }: IncomingMessage): boolean {
  return (method === "GET" || method === "HEAD") && !("rsc" in headers);
}

/**
 * Next.js strips a trailing slash without checking that the page exists, which would make two
 * redirects. Posts and tags may still need both; findRedirect knows the other pages.
 */
function leadsNowhere(status: number, given: string, path: string): boolean {
  return status === 404 || (status === 308 && given.endsWith("/") && !path.startsWith("/blog/"));
}

// Browsers cache permanent redirects indefinitely by default, so changes and hits would be missed.
const cacheControl = "public, max-age=0, must-revalidate";

const ofPage =
  /^(content-(encoding|length|type)|etag|last-modified|link|location|refresh|transfer-encoding|vary|x-next.*)$/;

function setRedirect(response: ServerResponse, location: string): void {
  for (const name of response.getHeaderNames()) if (ofPage.test(name)) response.removeHeader(name);
  response.setHeader("location", location);
  response.setHeader("content-length", 0);
}

/** Passes the request's query on to a page of this site, unless the target has its own. */
function withQuery(target: string, query: string): string {
  if (!target.startsWith("/") || target.includes("?") || !/^[!-~]+$/.test(query)) return target;
  return target.replace(/(?=#)|$/, `?${query.replaceAll("$", "%24")}`);
}
