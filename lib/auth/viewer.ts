import { reportError } from "@/lib/log";
import type { SessionClient } from "@/lib/supabase/clients";
import { isClientError } from "./client-error";

export type Viewer = { id: string; email: string; isAdmin: boolean; sessionId: string };

export type ViewerCheck =
  | { status: "signed-in"; viewer: Viewer }
  | { status: "nobody" | "unavailable" | "timed-out" };

export const checkTimeoutMs = 20_000;

export async function checkViewer(client: SessionClient): Promise<ViewerCheck> {
  const { promise: limit, stop } = timeLimit();
  try {
    return await Promise.race([readViewer(client), limit]);
  } catch (error) {
    reportError(error, "session check");
    return { status: "unavailable" };
  } finally {
    stop();
  }
}

async function readViewer(client: SessionClient): Promise<ViewerCheck> {
  const { data, error: unread } = await client.auth.getSession();
  // A failed refresh without a response does not end the session.
  if (unread && !isClientError(unread)) throw unread;
  const claims = data.session && readClaims(data.session.access_token);
  if (!claims) return { status: "nobody" };
  const { data: profile, error } = await client
    .from("profiles")
    .select("id, email, is_admin")
    .eq("id", claims.id)
    .maybeSingle();
  // PGRST30x: the database rejects the token.
  if (error?.code?.startsWith("PGRST30")) return { status: "nobody" };
  if (error) throw new Error(`profiles: ${error.message}`);
  if (!profile) return { status: "nobody" };
  const { sessionId } = claims;
  const viewer = { id: profile.id, email: profile.email ?? "", isAdmin: profile.is_admin };
  return { status: "signed-in", viewer: { ...viewer, sessionId } };
}

/** Unverified: the database checks the token and returns nothing for a forged one. */
export function readClaims(token: string): { id: string; sessionId: string } | null {
  try {
    const claims = JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString());
    const { sub: id, session_id: sessionId } = claims;
    return typeof id === "string" && typeof sessionId === "string" ? { id, sessionId } : null;
  } catch {
    return null;
  }
}

function timeLimit() {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const promise = new Promise<ViewerCheck>((resolve) => {
    timer = setTimeout(() => resolve({ status: "timed-out" }), checkTimeoutMs);
  });
  return { promise, stop: () => clearTimeout(timer) };
}
