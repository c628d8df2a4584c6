import "server-only";
import { busyText } from "@/lib/forms/submission";
import { countSession } from "@/lib/security/count-session";
import { sessionCookie } from "@/lib/supabase/options";
import type { Permission } from "./permissions";
import { adminSession, type NoAdminSession, type Session } from "./session";

/** Like `adminSession`, for routes outside the middleware, which counts forged sessions. */
export async function apiSession(
  request: Request,
  permission: Permission,
): Promise<Session | NoAdminSession> {
  const isClaimed = request.headers.get("cookie")?.includes(sessionCookie);
  const counted = isClaimed ? countSession(request) : null;
  if (counted?.seconds) {
    return { client: null, ended: false, status: 429, message: busyText(counted.seconds) };
  }
  const session = await adminSession(permission);
  if (session.client || session.status !== 401) counted?.takeBack();
  return session;
}
