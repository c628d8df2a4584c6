import type { IncomingMessage, ServerResponse } from "node:http";
import { failurePage, failurePolicy, retrySeconds } from "@/lib/http/failure/failure-page";
import { failureStrings } from "@/lib/http/failure/failure-strings";
import type { Filter } from "@/lib/http/pipeline";

/**
 * Replaces Next.js's page for a failed render, which is blank without JavaScript, with a static
 * one. A failure that already has a Retry-After is a page of the site with its own text.
 */
export const sendFailurePages: Filter = ({ request, response }) => {
  if (isForScripts(request)) return;
  return {
    onHead(status) {
      if (status < 500 || !isPage(request, response) || response.hasHeader("retry-after")) {
        return { status };
      }
      replaceHeaders(response);
      const [path = ""] = request.url?.split("?") ?? [];
      const body = Buffer.from(failurePage(failureStrings(request.method, path)));
      response.setHeader("content-length", body.length);
      return { status, body };
    },
  };
};

/** Next.js's client-side scripts handle failures themselves. */
function isForScripts({ headers }: IncomingMessage): boolean {
  return "rsc" in headers || "next-action" in headers;
}

/**
 * A failure without a content type, or in plain text, counts as a page if the client accepts HTML.
 */
function isPage({ headers }: IncomingMessage, response: ServerResponse): boolean {
  const type = String(response.getHeader("content-type") ?? "text/plain");
  if (type.startsWith("text/html")) return true;
  return type.startsWith("text/plain") && String(headers.accept).includes("text/html");
}

function replaceHeaders(response: ServerResponse): void {
  for (const name of ["content-encoding", "transfer-encoding", "etag", "link"])
    response.removeHeader(name);
  response.setHeader("content-type", "text/html; charset=utf-8");
  response.setHeader("content-security-policy", failurePolicy);
  response.setHeader("cache-control", "no-store");
  response.setHeader("retry-after", retrySeconds);
}
