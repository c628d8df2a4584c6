import "server-only";
import { describeSession } from "@/lib/accounts/queries";
import { readClaims } from "@/lib/auth/viewer";
import { publicClient } from "@/lib/supabase/clients";

/**
 * Signs in and straight out again; the audit log labels it a password check. Throws if the check
 * fails.
 */
export async function isPassword(email: string, password: string): Promise<boolean> {
  const { auth } = publicClient();
  const { data, error } = await auth.signInWithPassword({ email, password });
  if (error?.code === "invalid_credentials") return false;
  if (error) throw error;
  const sessionId = readClaims(data.session.access_token)?.sessionId ?? "";
  try {
    await describeSession(sessionId, "Password check", false);
  } finally {
    await auth.signOut({ scope: "local" });
  }
  return true;
}
