import { adminSession } from "@/lib/auth/session";
import { CoverError, encodeCover } from "@/lib/covers/encode";
import { storeCover } from "@/lib/covers/store";
import { coverTexts, mostCoverBytes } from "@/lib/covers/texts";
import { env } from "@/lib/env";
import { reportError } from "@/lib/report";
import { readLimited } from "@/lib/security/limited-text";
import { isSameOrigin } from "@/lib/security/origin";
import { policyForData } from "@/lib/security/policy";

/**
 * Takes a cover from the editor, the picture's file as the body, and answers its address. Here and not
 * under /admin, where the middleware would read the body, and no further than a form's.
 */
export async function POST(request: Request) {
  if (!isSameOrigin(request.headers, env().SITE_URL)) return answer(403, "Not from this site");
  const session = await adminSession();
  if (!session.client) return answer(session.ended ? 401 : 503, session.message);
  const file = await readFile(request);
  if (!file) return answer(413, coverTexts.tooLarge);
  try {
    const address = await storeCover(session.client, await encodeCover(file));
    return Response.json({ address }, { status: 201, headers });
  } catch (error) {
    if (error instanceof CoverError) return answer(422, error.message);
    reportError(error, "cover");
    return answer(502, coverTexts.failed);
  }
}

/** Null for one that is too large, of which no more is read than that takes to know. */
async function readFile(request: Request): Promise<Buffer | null> {
  if (Number(request.headers.get("content-length") ?? 0) > mostCoverBytes) return null;
  return readLimited(request.body, mostCoverBytes).catch(() => null);
}

const headers = { "cache-control": "no-store", "content-security-policy": policyForData };

function answer(status: number, error: string): Response {
  return Response.json({ error }, { status, headers });
}
