import "server-only";
import { concernsKnownEmail, isClientError } from "@/lib/auth/client-error";
import { reportError } from "@/lib/log";
import { constantTime, mailStep } from "@/lib/security/constant-time";
import { publicClient } from "@/lib/supabase/clients";
import { forgetSignInLink, takeSignInLink } from "./queries";

/**
 * For somebody who has to wait. Returns whether a link is in the mailbox, if the email has an account:
 * the same after the same time whether it has one or not.
 */
export async function sendSignInLink(email: string, ip: string): Promise<boolean> {
  const due = constantTime(mailStep);
  const link = await takeSignInLink(email, ip);
  const isSent = link === "due" ? await mailLink(email) : link === "sent";
  await due();
  return isSent;
}

async function mailLink(email: string): Promise<boolean> {
  const { error } = await publicClient().auth.signInWithOtp({
    email,
    options: { shouldCreateUser: false },
  });
  // A client error says that there is no account.
  if (!error || isClientError(error)) return true;
  reportError(error, "sign-in link");
  await forgetSignInLink(email);
  return concernsKnownEmail(error);
}
