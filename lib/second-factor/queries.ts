import "server-only";
import { noticeMail } from "@/lib/accounts/mails";
import type { Viewer } from "@/lib/auth/viewer";
import { sendQueuedMail } from "@/lib/email/send-queued-mail";
import { noticeSettings } from "@/lib/settings/queries";
import { call } from "@/lib/supabase/query";
import { serviceClient } from "@/lib/supabase/service";

type Owner = Pick<Viewer, "id" | "sessionId" | "email">;

type Begun =
  | { status: "due"; factorId: string | null }
  | { status: "used" }
  | { status: "limited"; seconds: number };

type Recovery = { status: "done" | "wrong" } | { status: "limited"; seconds: number };

type Answer = { status: string; factor_id?: string; retry_after?: number };

const ids = ({ id, sessionId }: Owner) => ({ p_user: id, p_session: sessionId });

const mails = async (kind: Parameters<typeof noticeMail>[0], { email }: Owner) => ({
  p_mails: [noticeMail(kind, email, await noticeSettings())],
});

/**
 * Counts a code before it is checked; the caller must have looked up the viewer. `factorId` is null
 * without a factor. All queries throw if they fail.
 */
export async function beginCode(owner: Owner, code: string): Promise<Begun> {
  const known = { ...ids(owner), p_code: code };
  const answer: Answer = await call(serviceClient(), "begin_code", known);
  const { status, factor_id: factorId, retry_after: seconds } = answer;
  return { status, factorId, seconds } as Begun;
}

export async function endCode(owner: Owner, isAccepted: boolean): Promise<void> {
  await call(serviceClient(), "end_code", { ...ids(owner), p_accepted: isAccepted });
}

/** Consumes a recovery code. The session must then enrol a new factor. */
export async function takeRecoveryCode(owner: Owner, code: string): Promise<Recovery> {
  const known = { ...ids(owner), p_code: code, ...(await mails("recovery-code-used", owner)) };
  const answer: Answer = await call(serviceClient(), "use_recovery_code", known);
  const { status, retry_after: seconds } = answer;
  if (status === "done") sendQueuedMail();
  return { status, seconds } as Recovery;
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
