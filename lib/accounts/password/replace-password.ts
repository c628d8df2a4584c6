import "server-only";
import { cookies } from "next/headers";
import { allowPassword } from "@/lib/accounts/queries";
import { startSession } from "@/lib/accounts/start-session";
import type { SecondFactorStep, Viewer } from "@/lib/auth/viewer";
import { rememberCookie } from "@/lib/cookie-options";
import { sendQueuedMail } from "@/lib/email/send-queued-mail";
import { reportError } from "@/lib/log";
import type { SessionClient } from "@/lib/supabase/clients";

/** Used when the password was changed but no new session could be opened. */
export const signInAnew = "/login?why=password";

type Outcome =
  | { status: "done"; step: SecondFactorStep | null }
  | { status: "signed-out" }
  | { status: "weak"; message: string };

/** A password change makes the database end every session, so this opens a new one. */
export async function replacePassword(
  client: SessionClient,
  { email, sessionId }: Viewer,
  password: string,
): Promise<Outcome> {
  await allowPassword(sessionId, email);
  const { error } = await client.auth.updateUser({ password });
  // 422: the password is too weak for the project's rules, or unchanged.
  if (error?.status === 422) return { status: "weak", message: error.message };
  if (error) throw error;
  sendQueuedMail();
  const signedIn = await client.auth.signInWithPassword({ email, password });
  if (signedIn.error) {
    reportError(signedIn.error, "sign-in with a new password");
    return { status: "signed-out" };
  }
  const step = await startSession(client, (await cookies()).has(rememberCookie));
  return { status: "done", step };
}
