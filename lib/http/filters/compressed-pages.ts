import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { LRUCache } from "lru-cache";
import type { Filter } from "@/lib/http/pipeline";

type Encoding = "br" | "gzip";

/** Cache size in bytes, counting both pages and their compressed bodies. */
const maxSize = 16 * 1024 * 1024;

/** Compressed bodies of stored pages, keyed by their HTML. */
const compressed = {
  br: new LRUCache<string, Buffer>({ maxSize, sizeCalculation }),
  gzip: new LRUCache<string, Buffer>({ maxSize, sizeCalculation }),
};

/**
 * Compresses each stored page once, with Brotli if accepted. Next.js would do so on every request.
 */
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

function sizeCalculation(body: Buffer, html: string): number {
  return body.length + html.length;
}

function encodingFor(accepted: string): Encoding | undefined {
  const names = accepted.split(",").map((part) => part.trim().replace(/;q=1(\.0*)?$/, ""));
  return (["br", "gzip"] as const).find((encoding) => names.includes(encoding));
}
