import type { NextRequest } from "next/server";
import { checkViewer, pageCheckTimeoutMs, type ViewerCheck } from "@/lib/auth/viewer";
import { countSession } from "@/lib/security/count-session";
import { sessionCookie } from "@/lib/supabase/options";
import { requestSession } from "@/lib/supabase/request-session";

type Checked = ReturnType<typeof requestSession> & { check: ViewerCheck };

/**
 * Counts requests with an invalid session by IP, since each forged session costs a call to the auth
 * server. Returns the seconds to wait if there have been too many.
 */
export async function checkSession(request: NextRequest): Promise<Checked | number> {
  const session = requestSession(request);
  const isClaimed = request.cookies.getAll().some(({ name }) => name.startsWith(sessionCookie));
  const counted = isClaimed ? countSession(request) : null;
  if (counted?.seconds) return counted.seconds;
  const isPage = request.method === "GET";
  const check = await checkViewer(session.client, isPage ? pageCheckTimeoutMs : undefined);
  if (check.status !== "nobody") counted?.takeBack();
  return { ...session, check };
}
