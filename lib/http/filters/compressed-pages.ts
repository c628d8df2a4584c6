import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { LRUCache } from "next/dist/server/lib/lru-cache.js";
import type { Filter } from "@/lib/http/pipeline";

type Encoding = "br" | "gzip";

/** In bytes, of pages and what they became. */
const maxSize = 16 * 1024 * 1024;

/** What a stored page became, by its HTML. */
const compressed = {
  br: new LRUCache<Buffer>(maxSize, sizeOf),
  gzip: new LRUCache<Buffer>(maxSize, sizeOf),
};

/** Next.js compresses a stored page at every request; here once, and by Brotli where the reader takes it. */
export const sendCompressedPages: Filter = ({ request, response }) => {
  const encoding = encodingFor(String(request.headers["accept-encoding"]));
  if (!encoding || request.method !== "GET") return;
  return {
    onBody(html) {
      if (!response.hasHeader("etag")) return null;
      response.setHeader("content-encoding", encoding);
      return compress(html, encoding);
    },
  };
};

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
