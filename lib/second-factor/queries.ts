import "server-only";
import { noticeMail } from "@/lib/accounts/mails";
import type { Viewer } from "@/lib/auth/viewer";
import { sendQueuedMail } from "@/lib/email/send-queued-mail";
import { noticeSettings } from "@/lib/settings/queries";
import { call } from "@/lib/supabase/query";
import { serviceClient } from "@/lib/supabase/service";

type Owner = Pick<Viewer, "id" | "sessionId" | "email">;

type Limited = { status: "limited"; retry_after: number };

type Begun = { status: "due"; factor_id: string | null } | { status: "used" } | Limited;

type Recovery = { status: "done" | "wrong" } | Limited;

const ids = ({ id, sessionId }: Owner) => ({ p_user: id, p_session: sessionId });

const mails = async (kind: Parameters<typeof noticeMail>[0], { email }: Owner) => ({
  p_mails: [noticeMail(kind, email, await noticeSettings())],
});

/**
 * Counts a code before it is checked; the caller must have looked up the viewer. `factor_id` is
 * null without a factor. All queries throw if they fail.
 */
export async function beginCode(owner: Owner, code: string): Promise<Begun> {
  return call(serviceClient(), "begin_code", { ...ids(owner), p_code: code });
}

export async function endCode(owner: Owner, isAccepted: boolean): Promise<void> {
  await call(serviceClient(), "end_code", { ...ids(owner), p_accepted: isAccepted });
}

/** Consumes a recovery code. The session must then enrol a new factor. */
export async function takeRecoveryCode(owner: Owner, code: string): Promise<Recovery> {
  const known = { ...ids(owner), p_code: code, ...(await mails("recovery-code-used", owner)) };
  const outcome: Recovery = await call(serviceClient(), "use_recovery_code", known);
  if (outcome.status === "done") sendQueuedMail();
  return outcome;
}

/** Returns false for a session that may not enrol a factor. */
export async function beginEnrolment(owner: Owner): Promise<boolean> {
  return call(serviceClient(), "begin_enrolment", ids(owner));
}

/** Returns recovery codes, or null for a session that may not enrol a factor. */
export async function confirmEnrolment(owner: Owner): Promise<string[] | null> {
  const data = await call(serviceClient(), "confirm_enrolment", {
    ...ids(owner),
    ...(await mails("second-factor-added", owner)),
  });
  if (data) sendQueuedMail();
  return data;
}

/** Returns new codes that replace the previous ones, or null without a factor. */
export async function renewRecoveryCodes(owner: Owner): Promise<string[] | null> {
  return call(serviceClient(), "renew_recovery_codes", ids(owner));
}

export async function removeSecondFactor(owner: Owner): Promise<void> {
  await call(serviceClient(), "remove_second_factor", {
    ...ids(owner),
    ...(await mails("second-factor-removed", owner)),
  });
  sendQueuedMail();
}
