import { adminSession } from "@/lib/auth/session";
import { env } from "@/lib/env";
import { reportError } from "@/lib/log";
import { CoverError, encodeCover } from "@/lib/media/encode-cover";
import { storeCover } from "@/lib/media/store-cover";
import { coverStrings, maxCoverBytes } from "@/lib/media/strings";
import { policyForData } from "@/lib/security/policy";
import { readBody } from "@/lib/security/read-body";
import { isSameOrigin } from "@/lib/security/sender";

/** Not under /admin, where the middleware reads bodies and caps them at the form limit. */
export async function POST(request: Request) {
  if (!isSameOrigin(request.headers, env())) return answer(403, "Not from this site");
  const session = await adminSession();
  if (!session.client) return answer(session.ended ? 401 : 503, session.message);
  const file = await readFile(request);
  if (!file) return answer(413, coverStrings.tooLarge);
  try {
    const url = await storeCover(session.client, await encodeCover(file));
    return Response.json({ url }, { status: 201, headers });
  } catch (error) {
    if (error instanceof CoverError) return answer(422, error.message);
    reportError(error, "cover");
    return answer(502, coverStrings.failed);
  }
}

/** Null when the file is too large; reading stops at the limit. */
async function readFile(request: Request): Promise<Buffer | null> {
  if (Number(request.headers.get("content-length") ?? 0) > maxCoverBytes) return null;
  return readBody(request.body, maxCoverBytes).catch(() => null);
}

const headers = { "cache-control": "no-store", "content-security-policy": policyForData };

function answer(status: number, error: string): Response {
  return Response.json({ error }, { status, headers });
}
