/** More than the one field takes in either encoding, in bytes. */
const longestBody = 1024;

/** Whether a request's body is exactly what RFC 8058 prescribes: the field, its value, nothing else. */
export async function isOneClick(request: Request): Promise<boolean> {
  const body = await readBody(request);
  if (!body) return false;
  const headers = { "content-type": request.headers.get("content-type") ?? "" };
  const form = await new Response(body, { headers }).formData().catch(() => null);
  const entries = [...(form ?? [])];
  return entries.length === 1 && entries[0]?.join("=") === "List-Unsubscribe=One-Click";
}

/** The body, or null for one that is too long; no more of it is read than that takes. */
async function readBody(request: Request): Promise<Blob | null> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  for await (const part of request.body ?? []) {
    length += part.length;
    if (length > longestBody) return null;
    parts.push(part);
  }
  return new Blob(parts);
}
