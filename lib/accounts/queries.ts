import "server-only";
import type { OutgoingMail } from "@/lib/email/mail";
import { jobClient, serviceClient } from "@/lib/supabase/service";

type SignInLink = "due" | "sent" | "limited";

/** Counts before the password check. All counters return seconds to wait; all queries throw. */
export async function beginSignIn(email: string, ip: string): Promise<number> {
  const { data, error } = await serviceClient().rpc("begin_sign_in", {
    p_email: email,
    p_ip: ip,
  });
  if (error) throw new Error(`begin_sign_in: ${error.message}`);
  return data;
}

export async function clearSignIn(email: string, ip: string): Promise<void> {
  const { error } = await serviceClient().rpc("clear_sign_in", {
    p_email: email,
    p_ip: ip,
  });
  if (error) throw new Error(`clear_sign_in: ${error.message}`);
}

/** `due`: a link is to be sent now; `sent`: the account has had its one of this hour. */
export async function takeSignInLink(email: string, ip: string): Promise<SignInLink> {
  const { data, error } = await serviceClient().rpc("take_sign_in_link", {
    p_email: email,
    p_ip: ip,
  });
  if (error) throw new Error(`take_sign_in_link: ${error.message}`);
  return data as SignInLink;
}

/** Lets the account have another link. */
export async function forgetSignInLink(email: string): Promise<void> {
  const { error } = await serviceClient().rpc("forget_sign_in_link", { p_email: email });
  if (error) throw new Error(`forget_sign_in_link: ${error.message}`);
}

export async function countReset(email: string, ip: string): Promise<number> {
  const { data, error } = await serviceClient().rpc("count_reset", {
    p_email: email,
    p_ip: ip,
  });
  if (error) throw new Error(`count_reset: ${error.message}`);
  return data;
}

export async function countSignUp(ip: string): Promise<number> {
  const { data, error } = await serviceClient().rpc("count_sign_up", { p_ip: ip });
  if (error) throw new Error(`count_sign_up: ${error.message}`);
  return data;
}

export async function describeSession(
  sessionId: string,
  browser: string,
  isRemembered: boolean,
): Promise<void> {
  const { error } = await serviceClient().rpc("describe_session", {
    p_id: sessionId,
    p_browser: browser,
    p_remembered: isRemembered,
  });
  if (error) throw new Error(`describe_session: ${error.message}`);
}

/** Makes a session recent. */
export async function confirmSession(sessionId: string): Promise<void> {
  const { error } = await serviceClient().rpc("confirm_session", { p_id: sessionId });
  if (error) throw new Error(`confirm_session: ${error.message}`);
}

/** Lets the session's account set a password within the next seconds. */
export async function allowPassword(sessionId: string): Promise<void> {
  const { error } = await serviceClient().rpc("allow_password", { p_session: sessionId });
  if (error) throw new Error(`allow_password: ${error.message}`);
}

/** False for the token of a link that only signs in or confirms an email. */
export async function linkSetsPassword(tokenHash: string): Promise<boolean> {
  const call = { p_token_hash: tokenHash };
  const { data, error } = await serviceClient().rpc("link_sets_password", call);
  if (error) throw new Error(`link_sets_password: ${error.message}`);
  return data;
}

/** Deletes the sessions that have ended; returns how many. */
export async function expireSessions(): Promise<number> {
  const { data, error } = await jobClient().rpc("expire_sessions");
  if (error) throw new Error(`expire_sessions: ${error.message}`);
  return data;
}

/** Queues at most one mail an hour. Returns whether the email has an account. */
export async function remindOfAccount(email: string, mail: OutgoingMail): Promise<boolean> {
  const { data, error } = await serviceClient().rpc("remind_of_account", {
    p_email: email,
    p_mails: [mail],
  });
  if (error) throw new Error(`remind_of_account: ${error.message}`);
  return data;
}
