import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { KnownRedirect } from "@/lib/process-state";
import { countHit, countMissing } from "@/lib/redirects/count-paths";
import { findRedirect } from "@/lib/redirects/known-redirects";
import { isOwnArea, normalPath } from "@/lib/redirects/path";
import { writersOf } from "./response-writers";

const gone = 410;

/** Stored pages of posts answer for their earlier slugs. */
const postPath = /^\/blog\/[^/]+$/;

/**
 * Answers with a redirect where the site has nothing at a path. A page that is there is sent as ever:
 * only once its status is known is a redirect looked for.
 */
export function answerRedirects(): void {
  subscribe("http.server.request.start", (message) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse };
    const { url = "" } = request;
    const [given = ""] = url.split("?", 1);
    const query = url.slice(given.length + 1);
    const path = normalPath(given);
    if (path === null || path === "/" || isOwnArea(path) || !asksForPage(request)) return;
    const isCounted = request.method === "GET";
    const begun = performance.now();
    const sent = writersOf(response);
    let state: "new" | "held" | "passed" | "replaced" = "new";
    let isHeadHeld = false;
    const calls: (() => void)[] = [];

    const send = (found: KnownRedirect | null) => {
      if (isCounted && found) countHit(path);
      if (isCounted && !found && response.statusCode === 404) countMissing(path);
      if (found && found.target !== null) {
        state = "replaced";
        setRedirect(response, found.status, withQuery(found.target, query));
        sent.end();
        return;
      }
      state = "passed";
      if (found) {
        response.statusCode = gone;
        response.setHeader("cache-control", cacheControl);
      }
      for (const call of calls) call();
    };

    /** True where the call has to wait for the redirects, or a redirect was sent in its place. */
    const takes = (status: number, call: () => void): boolean => {
      if (state === "new" && !response.headersSent) {
        state = leadsNowhere(status, given, path) ? "held" : "passed";
        if (state === "passed" && isCounted && status === 308 && postPath.test(given))
          countHit(path);
        if (state === "held") {
          response.statusCode = status;
          void findRedirect(path, performance.now() - begun).then(send);
        }
      }
      if (state === "held") calls.push(call);
      return state === "held" || state === "replaced";
    };

    response.writeHead = (status: number, ...rest: unknown[]) => {
      const call = () => sent.writeHead(response.statusCode === gone ? gone : status, ...rest);
      // What writes in parts asks for the head before each of them.
      if (isHeadHeld && state === "held") return response;
      if (state === "replaced") return sent.writeHead(status, ...rest);
      // Headers that were flushed meanwhile have sent it.
      isHeadHeld = takes(status, () => void (response.headersSent || call()));
      return isHeadHeld ? response : call();
    };
    response.write = (...args: unknown[]) =>
      takes(response.statusCode, () => sent.write(...args)) || sent.write(...args);
    response.end = (...args: unknown[]) =>
      takes(response.statusCode, () => sent.end(...args)) ? response : sent.end(...args);
    response.flushHeaders = () => {
      if (!takes(response.statusCode, sent.flushHeaders)) sent.flushHeaders();
    };
  });
}

/** Next.js's own scripts load the page anew where there is nothing. */
function asksForPage({ method, headers }: IncomingMessage): boolean {
  return (method === "GET" || method === "HEAD") && !("rsc" in headers);
}

/**
 * Next.js takes the slash from the end of a path without looking for its page: that would be two steps.
 * It takes the two where there may be a post or a tag; findRedirect knows the other pages.
 */
function leadsNowhere(status: number, given: string, path: string): boolean {
  return status === 404 || (status === 308 && given.endsWith("/") && !path.startsWith("/blog/"));
}

// Browsers keep a permanent redirect for good by default, and it would neither change nor count.
const cacheControl = "public, max-age=0, must-revalidate";

const ofPage =
  /^(content-(encoding|length|type)|etag|last-modified|link|location|refresh|transfer-encoding|vary|x-next.*)$/;

function setRedirect(response: ServerResponse, status: number, location: string): void {
  for (const name of response.getHeaderNames()) if (ofPage.test(name)) response.removeHeader(name);
  response.setHeader("cache-control", cacheControl);
  response.setHeader("location", location);
  response.setHeader("content-length", 0);
  response.statusCode = status;
}

/** A page of the site gets the query of the request, unless it has one of its own. */
function withQuery(target: string, query: string): string {
  if (!target.startsWith("/") || target.includes("?") || !/^[!-~]+$/.test(query)) return target;
  return target.replace(/(?=#)|$/, `?${query.replaceAll("$", "%24")}`);
}
