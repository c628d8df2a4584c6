import { reportError } from "@/lib/report";
import type { SessionClient } from "@/lib/supabase/session";
import { isRefusal } from "./refusal";

/** Who sent a request. */
export type Viewer = { id: string; email: string; isAdmin: boolean };

/** What came of asking: nobody is signed in, or it could not be found out. */
export type ViewerCheck =
  | { status: "signed-in"; viewer: Viewer }
  | { status: "nobody" | "unavailable" | "timed-out" };

/** How long the session check may take, in milliseconds (spec section 9). */
export const checkTimeout = 20_000;

/**
 * Whose session a client holds, by one call to the database, which checks the token's signature. Only
 * the profile's row says who is an admin. Never throws.
 */
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
  // A session that could not be renewed because nobody answered is not over.
  if (unread && !isRefusal(unread)) throw unread;
  const id = data.session && subjectOf(data.session.access_token);
  if (!id) return { status: "nobody" };
  const { data: profile, error } = await client
    .from("profiles")
    .select("id, email, is_admin")
    .eq("id", id)
    .maybeSingle();
  // A token that the database does not take (PGRST30x) is no session at all.
  if (error?.code?.startsWith("PGRST30")) return { status: "nobody" };
  if (error) throw new Error(`profiles: ${error.message}`);
  if (!profile) return { status: "nobody" };
  const viewer = { id: profile.id, email: profile.email ?? "", isAdmin: profile.is_admin };
  return { status: "signed-in", viewer };
}

/** Whom a token names. Not checked here: the database does that, and knows nobody by a forged one. */
function subjectOf(token: string): string | null {
  try {
    const claims = JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString());
    return typeof claims.sub === "string" ? claims.sub : null;
  } catch {
    return null;
  }
}

function timeLimit() {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const promise = new Promise<ViewerCheck>((resolve) => {
    timer = setTimeout(() => resolve({ status: "timed-out" }), checkTimeout);
  });
  return { promise, stop: () => clearTimeout(timer) };
}
