export class BodyTooLarge extends Error {}

/** Throws BodyTooLarge beyond `limit` bytes. */
export async function readBody(
  body: AsyncIterable<Uint8Array> | null,
  limit: number,
): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body ?? []) {
    length += chunk.length;
    if (length > limit) throw new BodyTooLarge(`more than ${limit} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/**
 * Returns null if the body exceeds `limit` bytes or is cut off. If its declared length is too
 * large, it isn't read at all.
 */
export async function readWithin(request: Request, limit: number): Promise<Buffer | null> {
  if (Number(request.headers.get("content-length") ?? 0) > limit) return null;
  return readBody(request.body, limit).catch(() => null);
}

/** Returns null if the body exceeds `limit` bytes or isn't JSON. */
export async function readJson(request: Request, limit: number): Promise<unknown> {
  const body = await readWithin(request, limit);
  try {
    return JSON.parse(body?.toString() ?? "");
  } catch {
    return null;
  }
}
