import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage, ServerResponse } from "node:http";
import { failurePage, failurePolicy, retrySeconds } from "./failure-page";
import { failureStrings } from "./failure-strings";
import { writersOf } from "./response-writers";

/**
 * Sends a static page in the place of what Next.js makes of a page that fails, which is blank without
 * scripts. A failure that has a Retry-After already is a page of the site with its own words.
 */
export function sendFailurePages(): void {
  subscribe("http.server.request.start", (message) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse };
    if (isForScripts(request)) return;
    const sent = writersOf(response);
    let isReplaced = false;
    const replaces = (status: number): boolean => {
      if (isReplaced || status < 500 || response.headersSent) return isReplaced;
      if (!isPage(request, response) || response.hasHeader("retry-after")) return false;
      isReplaced = true;
      replaceHeaders(response);
      const [path = ""] = request.url?.split("?") ?? [];
      const body = Buffer.from(failurePage(failureStrings(request.method, path)));
      response.setHeader("content-length", body.length);
      sent.writeHead(status);
      sent.end(body);
      return true;
    };
    response.writeHead = (status: number, ...rest: unknown[]) =>
      replaces(status) ? response : sent.writeHead(status, ...rest);
    response.write = (...args: unknown[]) =>
      replaces(response.statusCode) ? called(args) : sent.write(...args);
    response.end = (...args: unknown[]) => {
      if (!replaces(response.statusCode)) return sent.end(...args);
      called(args);
      return response;
    };
    response.flushHeaders = () => {
      if (!replaces(response.statusCode)) sent.flushHeaders();
    };
  });
}

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

/** Whoever wrote what is left out waits for its callback. */
function called(args: unknown[]): true {
  const done = args.at(-1);
  if (typeof done === "function") process.nextTick(done as () => void);
  return true;
}
