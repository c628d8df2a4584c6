import "server-only";
import type { OutgoingMail } from "@/lib/email/mail";
import { serviceClient } from "@/lib/supabase/service";

/**
 * Counts an attempt to sign in, before its password is checked. Answers the seconds to wait, 0 for
 * none. The address is the visitor's network address. All of these throw on an outage.
 */
export async function beginSignIn(email: string, address: string): Promise<number> {
  const { data, error } = await serviceClient().rpc("begin_sign_in", {
    p_email: email,
    p_address: address,
  });
  if (error) throw new Error(`begin_sign_in: ${error.message}`);
  return data;
}

/** Forgets the failed attempts before a successful one. */
export async function clearSignIn(email: string, address: string): Promise<void> {
  const { error } = await serviceClient().rpc("clear_sign_in", {
    p_email: email,
    p_address: address,
  });
  if (error) throw new Error(`clear_sign_in: ${error.message}`);
}

/** Counts a reset mail that is asked for. Answers the seconds to wait, 0 for none. */
export async function countReset(email: string, address: string): Promise<number> {
  const { data, error } = await serviceClient().rpc("count_reset", {
    p_email: email,
    p_address: address,
  });
  if (error) throw new Error(`count_reset: ${error.message}`);
  return data;
}

/** Counts a sign-up. Answers the seconds to wait, 0 for none. */
export async function countSignUp(address: string): Promise<number> {
  const { data, error } = await serviceClient().rpc("count_sign_up", { p_address: address });
  if (error) throw new Error(`count_sign_up: ${error.message}`);
  return data;
}

/**
 * Tells the owner of an account that somebody tried to register it again: at most one such mail an
 * hour. Answers whether there is an account with that address at all.
 */
export async function remindOfAccount(email: string, mail: OutgoingMail): Promise<boolean> {
  const { data, error } = await serviceClient().rpc("remind_of_account", {
    p_email: email,
    p_mails: [mail],
  });
  if (error) throw new Error(`remind_of_account: ${error.message}`);
  return data;
}
