import "server-only";
import type { Route } from "next";
import { cookies } from "next/headers";
import type { SecondFactorStep, Viewer } from "@/lib/auth/viewer";
import { rememberCookie } from "@/lib/cookie-options";
import { reportError } from "@/lib/log";
import type { SessionClient } from "@/lib/supabase/clients";
import { allowPassword } from "./queries";
import { startSession } from "./start-session";

/** For whom the password was changed, and no session opened. */
export const signInAnew = "/login?why=password" as Route;

type Outcome =
  | { status: "done"; step: SecondFactorStep | null }
  | { status: "signed-out" }
  | { status: "weak"; message: string };

/** The database ends every session with the old password, so a new one is opened here. */
export async function replacePassword(
  client: SessionClient,
  { email, sessionId }: Viewer,
  password: string,
): Promise<Outcome> {
  await allowPassword(sessionId);
  const { error } = await client.auth.updateUser({ password });
  // 422: the password is too weak, by the project's own rules, or the same as before.
  if (error?.status === 422) return { status: "weak", message: error.message };
  if (error) throw error;
  const signedIn = await client.auth.signInWithPassword({ email, password });
  if (signedIn.error) {
    reportError(signedIn.error, "sign-in with a new password");
    return { status: "signed-out" };
  }
  const step = await startSession(client, (await cookies()).has(rememberCookie));
  return { status: "done", step };
}
