/** More than the one field takes in either encoding. */
const maxBytes = 1024;

/** The one-click standard prescribes exactly this field and value, and nothing else. */
export async function isOneClick(request: Request): Promise<boolean> {
  const body = await readBody(request);
  if (!body) return false;
  const headers = { "content-type": request.headers.get("content-type") ?? "" };
  const form = await new Response(body, { headers }).formData().catch(() => null);
  const entries = [...(form ?? [])];
  return entries.length === 1 && entries[0]?.join("=") === "List-Unsubscribe=One-Click";
}

/** Null for a body over the limit, which is not read to its end. */
async function readBody(request: Request): Promise<Blob | null> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  for await (const part of request.body ?? []) {
    length += part.length;
    if (length > maxBytes) return null;
    parts.push(part);
  }
  return new Blob(parts);
}
