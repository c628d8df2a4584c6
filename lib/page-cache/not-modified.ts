import type { ServerResponse } from "node:http";
import { onRequest } from "../http/on-request.ts";

/** Next.js answers 304 for stored pages, but sends what a route handler has stored in full. */
export function answerNotModified(): void {
  onRequest(({ request, response }) => {
    const known = request.headers["if-none-match"];
    if (known === undefined || !/^(GET|HEAD)$/.test(request.method ?? "")) return;
    const writeHead = response.writeHead.bind(response) as (...args: unknown[]) => ServerResponse;
    response.writeHead = (status: number, ...rest: unknown[]) => {
      const etag = response.getHeader("etag");
      if (status !== 200 || !isKnown(known, etag)) return writeHead(status, ...rest);
      for (const name of ["content-length", "content-encoding"]) response.removeHeader(name);
      // Node itself drops the body of a 304.
      return writeHead(304);
    };
  });
}

/** By the weak comparison, as If-None-Match wants. */
function isKnown(known: string, etag: unknown): boolean {
  if (typeof etag !== "string") return false;
  const value = (tag: string) => tag.trim().replace(/^W\//, "");
  return known.split(",").some((tag) => tag.trim() === "*" || value(tag) === value(etag));
}
