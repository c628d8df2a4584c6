import { createHash } from "node:crypto";

/** Adds an ETag, so that lib/http/filters/not-modified.ts can answer 304. */
export function fileResponse(
  text: string,
  type: string,
  headers: Record<string, string> = {},
): Response {
  const digest = createHash("sha256").update(text).digest("base64url").slice(0, 22);
  return new Response(text, {
    headers: { "content-type": `${type}; charset=utf-8`, etag: `W/"${digest}"`, ...headers },
  });
}

export const missingResponse = (): Response => new Response("Not found\n", { status: 404 });

/** Browsers cache a 308 indefinitely by default, but a slug may be reused. */
export function movedResponse(path: string): Response {
  return new Response(null, {
    status: 308,
    headers: { location: path, "cache-control": "public, max-age=0, must-revalidate" },
  });
}
