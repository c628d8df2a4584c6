import type { ServerResponse } from "node:http";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { LRUCache } from "next/dist/server/lib/lru-cache.js";
import { onRequest } from "../http/on-request.ts";

type Encoding = "br" | "gzip";

/** In bytes, of pages and what they became. */
const maxSize = 16 * 1024 * 1024;

/** What a stored page became, by its HTML. */
const compressed = {
  br: new LRUCache<Buffer>(maxSize, sizeOf),
  gzip: new LRUCache<Buffer>(maxSize, sizeOf),
};

/** Next.js compresses a stored page at every request; here once, and by Brotli where the reader takes it. */
export function sendCompressedPages(): void {
  onRequest(({ request, response }) => {
    const encoding = encodingFor(String(request.headers["accept-encoding"]));
    if (!encoding || request.method !== "GET") return;
    const setHeader = response.setHeader.bind(response);
    response.setHeader = (name, value) => {
      // The last before Next.js sends a whole page, and before its own compression has begun.
      if (name === "Content-Length") replaceBody(response, encoding);
      return setHeader(name, value);
    };
  });
}

function replaceBody(response: ServerResponse, encoding: Encoding): void {
  const end = response.end.bind(response) as (...args: unknown[]) => ServerResponse;
  response.end = (...args: unknown[]) => {
    const [html] = args;
    if (typeof html !== "string" || !response.hasHeader("etag")) return end(...args);
    const body = compress(html, encoding);
    response.setHeader("content-encoding", encoding);
    response.setHeader("content-length", body.length);
    return end(body);
  };
}

function compress(html: string, encoding: Encoding): Buffer {
  const known = compressed[encoding].get(html);
  if (known) return known;
  const body = encoding === "br" ? brotliCompressSync(html, brotli) : gzipSync(html);
  compressed[encoding].set(html, body);
  return body;
}

/** Smaller than gzip in less time; the highest quality takes fifty times as long. */
const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

function sizeOf(body: Buffer, html: string): number {
  return body.length + html.length;
}

function encodingFor(accepted: string): Encoding | undefined {
  const names = accepted.split(",").map((part) => part.trim().replace(/;q=1(\.0*)?$/, ""));
  return (["br", "gzip"] as const).find((encoding) => names.includes(encoding));
}
