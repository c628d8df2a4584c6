import "server-only";
import { call } from "@/lib/supabase/query";
import { jobClient, serviceClient } from "@/lib/supabase/service";

/** Returns the id of the link that creates the first owner, or null if there is an owner. */
export async function getSetupId(): Promise<string | null> {
  return call(serviceClient(), "setup_id");
}

type Account = { username: string; email: string; password: string };

type Created =
  | { status: "created"; id: string }
  | { status: "weak"; message: string }
  | { status: "known" };

/** Creates an account without confirming its email: the setup link proves enough. */
export async function createAccount({ username, ...account }: Account): Promise<Created> {
  // Hashing a password may take longer than a visitor's calls are allowed to.
  const { data, error } = await jobClient().auth.admin.createUser({
    ...account,
    email_confirm: true,
    user_metadata: { username },
  });
  if (!error) return { status: "created", id: data.user.id };
  if (error.code === "weak_password") return { status: "weak", message: error.message };
  if (error.code === "email_exists" || error.code === "user_already_exists") {
    return { status: "known" };
  }
  throw error;
}

/** Returns false if the site already has another owner. */
export async function createFirstOwner(id: string, notificationEmail: string): Promise<boolean> {
  const values = { p_user: id, p_notification_address: notificationEmail };
  return call(serviceClient(), "create_first_owner", values);
}

export async function deleteAccount(id: string): Promise<void> {
  await call(serviceClient(), "delete_account", { p_id: id });
}
