import "server-only";
import { isClientError } from "@/lib/auth/client-error";
import type { Session } from "@/lib/auth/session";
import { beginCode, endCode } from "./queries";

type Outcome = { status: "accepted" | "wrong" } | { status: "limited"; seconds: number };

/** Of the account's factor, or of one that is being enrolled. Throws on an outage. */
export async function verifyCode(
  { client, viewer }: Session,
  code: string,
  enrolling?: string,
): Promise<Outcome> {
  const begun = await beginCode(viewer, code);
  if (begun.status === "limited") return begun;
  const factorId = enrolling ?? (begun.status === "due" ? begun.factorId : null);
  if (begun.status === "used" || !factorId) return { status: "wrong" };
  const { error } = await client.auth.mfa.challengeAndVerify({ factorId, code });
  if (error && !isClientError(error)) throw error;
  await endCode(viewer, !error);
  return { status: error ? "wrong" : "accepted" };
}
