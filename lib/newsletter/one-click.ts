import { readWithin } from "@/lib/security/read-body";

/** More than the single field needs in either encoding. */
const maxBytes = 1024;

/** The one-click standard allows exactly this field and value, and nothing else. */
export async function isOneClick(request: Request): Promise<boolean> {
  const body = await readWithin(request, maxBytes);
  if (!body) return false;
  const headers = { "content-type": request.headers.get("content-type") ?? "" };
  const form = await new Response(new Uint8Array(body), { headers }).formData().catch(() => null);
  const entries = [...(form ?? [])];
  return entries.length === 1 && entries[0]?.join("=") === "List-Unsubscribe=One-Click";
}
