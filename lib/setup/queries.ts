import "server-only";
import { call } from "@/lib/supabase/query";
import { jobClient } from "@/lib/supabase/service";

/**
 * Returns the id of the link that creates the first owner, or null if there is an owner. Like
 * everything here, uses the longer timeout of jobs, because a starting server is slow.
 */
export const getSetupId = async (): Promise<string | null> => call(jobClient(), "setup_id");

type Account = { username: string; email: string; password: string };

/** `weakness` explains why the password is weak. A registered email yields neither field. */
type Created = { id?: string; weakness?: string };

/** Creates an account with a confirmed email: the setup link is proof enough. */
export async function createAccount({ username, ...account }: Account): Promise<Created> {
  const { data, error } = await jobClient().auth.admin.createUser({
    ...account,
    email_confirm: true,
    user_metadata: { username },
  });
  if (!error) return { id: data.user.id };
  if (error.code === "weak_password") return { weakness: error.message };
  if (error.code === "email_exists" || error.code === "user_already_exists") return {};
  throw error;
}

/** Returns false if the site already has another owner. */
export async function createFirstOwner(id: string, notificationEmail: string): Promise<boolean> {
  const values = { p_user: id, p_notification_address: notificationEmail };
  return call(jobClient(), "create_first_owner", values);
}

export async function deleteAccount(id: string): Promise<void> {
  await call(jobClient(), "delete_account", { p_id: id });
}
