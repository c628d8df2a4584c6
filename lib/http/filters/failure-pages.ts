import type { IncomingMessage, ServerResponse } from "node:http";
import { failurePage, failurePolicy, retrySeconds } from "@/lib/http/failure/failure-page";
import { failureStrings } from "@/lib/http/failure/failure-strings";
import type { Filter } from "@/lib/http/pipeline";

/**
 * Sends a static page in the place of what Next.js makes of a page that fails, which is blank without
 * scripts. A failure that has a Retry-After already is a page of the site with its own words.
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

/** Next.js's own scripts make something readable of a failure. */
function isForScripts({ headers }: IncomingMessage): boolean {
  return "rsc" in headers || "next-action" in headers;
}

/** What fails before it has a type, or as a line of text, is a page for whoever asks for one. */
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
