import "server-only";
import { publicClient } from "@/lib/supabase/clients";

/** Checks by a sign-in that is ended at once. Throws on an outage. */
export async function isPassword(email: string, password: string): Promise<boolean> {
  const { auth } = publicClient();
  const { error } = await auth.signInWithPassword({ email, password });
  if (error?.code === "invalid_credentials") return false;
  if (error) throw error;
  await auth.signOut({ scope: "local" });
  return true;
}
