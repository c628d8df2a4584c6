import "server-only";
import { noticeMail } from "@/lib/accounts/mails";
import type { OutgoingMail } from "@/lib/email/mail";
import { noticeSettings } from "@/lib/settings/queries";
import { call } from "@/lib/supabase/query";
import { jobClient, serviceClient } from "@/lib/supabase/service";

type SignInLink = "due" | "sent" | "limited";

/**
 * Call before checking the password. In this file, counters return the seconds to wait, and all
 * queries throw.
 */
export async function beginSignIn(email: string, ip: string): Promise<number> {
  return call(serviceClient(), "begin_sign_in", { p_email: email, p_ip: ip });
}

export async function clearSignIn(email: string, ip: string): Promise<void> {
  await call(serviceClient(), "clear_sign_in", { p_email: email, p_ip: ip });
}

/** `due`: send a link now; `sent`: this address already got one within the hour. */
export async function takeSignInLink(email: string, ip: string): Promise<SignInLink> {
  return call(serviceClient(), "take_sign_in_link", { p_email: email, p_ip: ip });
}

/** Allows the account another sign-in link. */
export async function forgetSignInLink(email: string): Promise<void> {
  await call(serviceClient(), "forget_sign_in_link", { p_email: email });
}

export async function countReset(email: string, ip: string): Promise<number> {
  return call(serviceClient(), "count_reset", { p_email: email, p_ip: ip });
}

export async function countSignUp(ip: string): Promise<number> {
  return call(serviceClient(), "count_sign_up", { p_ip: ip });
}

export async function describeSession(
  sessionId: string,
  browser: string,
  isRemembered: boolean,
): Promise<void> {
  await call(serviceClient(), "describe_session", {
    p_id: sessionId,
    p_browser: browser,
    p_remembered: isRemembered,
  });
}

/** Marks a session as recent. */
export async function confirmSession(sessionId: string): Promise<void> {
  await call(serviceClient(), "confirm_session", { p_id: sessionId });
}

/**
 * Allows the session's account to set a password within the next 30 seconds. The change itself then
 * queues an email to its owner.
 */
export async function allowPassword(sessionId: string, email: string): Promise<void> {
  const mail = noticeMail("password-changed", email, await noticeSettings());
  await call(serviceClient(), "allow_password", { p_session: sessionId, p_mails: [mail] });
}

/** Returns false for links that only sign in or confirm an email. */
export async function linkSetsPassword(tokenHash: string): Promise<boolean> {
  return call(serviceClient(), "link_sets_password", { p_token_hash: tokenHash });
}

/** Deletes expired sessions and returns how many. */
export const expireSessions = async (): Promise<number> => call(jobClient(), "expire_sessions");

/** Queues at most one email an hour. Returns whether the address has an account. */
export async function remindOfAccount(email: string, mail: OutgoingMail): Promise<boolean> {
  return call(serviceClient(), "remind_of_account", { p_email: email, p_mails: [mail] });
}
