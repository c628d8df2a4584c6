import { reportError } from "@/lib/log";
import { oncePerRequest } from "@/lib/once-per-request";
import { parseJson } from "@/lib/parse-json";
import { processState } from "@/lib/process-state";
import type { SessionClient } from "@/lib/supabase/clients";
import { orThrow } from "@/lib/supabase/query";
import { type CamelCased, camelCased } from "@/lib/supabase/row";
import { isClientError } from "./client-error";
import type { Permission, Role } from "./permissions";

/**
 * The step that an admin's or member's session still needs: entering a second-factor code, or
 * enrolling a factor.
 */
export type SecondFactorStep = "code" | "enrol";

/** While a step is pending, `is_admin` is false and there are no permissions. */
type Answer = {
  id: string;
  email: string | null;
  is_admin: boolean;
  /** Null for admins and for users who may not open the admin area. */
  role: Role | null;
  permissions: readonly Permission[];
  step: SecondFactorStep | null;
  /** Whether the user signed in or re-entered the password within the last ten minutes. */
  is_recent: boolean;
};

export type Viewer = CamelCased<Answer> & { email: string; sessionId: string };

export type ViewerCheck =
  | { status: "signed-in"; viewer: Viewer }
  | { status: "nobody" | "unavailable" | "timed-out" };

export const checkTimeoutMs = 20_000;

/** Shorter for page loads, where a timeout loses nothing that was typed. */
export const pageCheckTimeoutMs = 2_500;

/** A page load is checked once, for both the middleware and the page. */
export function checkViewer(
  client: SessionClient,
  timeoutMs = checkTimeoutMs,
): Promise<ViewerCheck> {
  const check = () => checkInTime(client, timeoutMs);
  const isPage = processState.requests.getStore()?.method === "GET";
  return isPage ? oncePerRequest("viewer", check) : check();
}

async function checkInTime(client: SessionClient, timeoutMs: number): Promise<ViewerCheck> {
  const { promise: limit, resolve } = Promise.withResolvers<ViewerCheck>();
  const timer = setTimeout(() => resolve({ status: "timed-out" }), timeoutMs);
  try {
    return await Promise.race([readViewer(client), limit]);
  } catch (error) {
    reportError(error, "session check");
    return { status: "unavailable" };
  } finally {
    clearTimeout(timer);
  }
}

async function readViewer(client: SessionClient): Promise<ViewerCheck> {
  const { data: stored, error: unread } = await client.auth.getSession();
  // A failed refresh without a response does not end the session.
  if (unread && !isClientError(unread)) throw unread;
  const claims = stored.session && readClaims(stored.session.access_token);
  if (!claims) return { status: "nobody" };
  const { sessionId } = claims;
  const answer = await client.rpc("get_viewer");
  // PGRST30x: the database rejects the token.
  if (answer.error?.code?.startsWith("PGRST30")) return { status: "nobody" };
  const account = orThrow("get_viewer")(answer) as Answer | null;
  if (!account) return { status: "nobody" };
  const viewer = camelCased(account);
  return { status: "signed-in", viewer: { ...viewer, email: viewer.email ?? "", sessionId } };
}

/** Unverified: the database checks the token and returns nothing for a forged one. */
export function readClaims(token: string): { id: string; sessionId: string } | null {
  const payload = Buffer.from(token.split(".")[1] ?? "", "base64url").toString();
  const { sub: id, session_id: sessionId } = Object(parseJson(payload));
  return typeof id === "string" && typeof sessionId === "string" ? { id, sessionId } : null;
}
