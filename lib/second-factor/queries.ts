import "server-only";
import { noticeMail } from "@/lib/accounts/mails";
import type { Viewer } from "@/lib/auth/viewer";
import { sendQueuedMail } from "@/lib/email/send-queued-mail";
import { env } from "@/lib/env";
import { serviceClient } from "@/lib/supabase/service";

type Owner = Pick<Viewer, "id" | "sessionId" | "email">;

type Begun =
  | { status: "due"; factorId: string | null }
  | { status: "used" }
  | { status: "limited"; seconds: number };

type Recovery = { status: "done" | "wrong" } | { status: "limited"; seconds: number };

const ids = ({ id, sessionId }: Owner) => ({ p_user: id, p_session: sessionId });

const mails = (kind: Parameters<typeof noticeMail>[0], { email }: Owner) => ({
  p_mails: [noticeMail(kind, email, env().SITE_URL)],
});

/** For a viewer that the caller has looked up. Counts a code before it is checked. `factorId` is null without a factor. All queries throw. */
export async function beginCode(owner: Owner, code: string): Promise<Begun> {
  const { data, error } = await serviceClient().rpc("begin_code", { ...ids(owner), p_code: code });
  if (error) throw new Error(`begin_code: ${error.message}`);
  const answer = data as { status: Begun["status"]; factor_id: string; retry_after: number };
  const { status, factor_id: factorId, retry_after: seconds } = answer;
  return { status, factorId, seconds } as Begun;
}

export async function endCode(owner: Owner, isAccepted: boolean): Promise<void> {
  const call = { ...ids(owner), p_accepted: isAccepted };
  const { error } = await serviceClient().rpc("end_code", call);
  if (error) throw new Error(`end_code: ${error.message}`);
}

/** Uses one up. The session that did so has to enrol the next factor. */
export async function takeRecoveryCode(owner: Owner, code: string): Promise<Recovery> {
  const call = { ...ids(owner), p_code: code, ...mails("recovery-code-used", owner) };
  const { data, error } = await serviceClient().rpc("use_recovery_code", call);
  if (error) throw new Error(`use_recovery_code: ${error.message}`);
  const { status, retry_after: seconds } = data as { status: string; retry_after: number };
  if (status === "done") sendQueuedMail();
  return { status, seconds } as Recovery;
}

/** False for a session that may not enrol a factor. */
export async function beginEnrolment(owner: Owner): Promise<boolean> {
  const { data, error } = await serviceClient().rpc("begin_enrolment", ids(owner));
  if (error) throw new Error(`begin_enrolment: ${error.message}`);
  return data;
}

/** Returns recovery codes, or null for a session that may not enrol a factor. */
export async function confirmEnrolment(owner: Owner): Promise<string[] | null> {
  const call = { ...ids(owner), ...mails("second-factor-added", owner) };
  const { data, error } = await serviceClient().rpc("confirm_enrolment", call);
  if (error) throw new Error(`confirm_enrolment: ${error.message}`);
  if (data) sendQueuedMail();
  return data;
}

/** Returns those in the place of the ones before, or null without a factor. */
export async function renewRecoveryCodes(owner: Owner): Promise<string[] | null> {
  const { data, error } = await serviceClient().rpc("renew_recovery_codes", ids(owner));
  if (error) throw new Error(`renew_recovery_codes: ${error.message}`);
  return data;
}

export async function removeSecondFactor(owner: Owner): Promise<void> {
  const call = { ...ids(owner), ...mails("second-factor-removed", owner) };
  const { error } = await serviceClient().rpc("remove_second_factor", call);
  if (error) throw new Error(`remove_second_factor: ${error.message}`);
  sendQueuedMail();
}
