import "server-only";
import { type ActionResult, invalid, limited } from "@/lib/action";
import { isClientError } from "@/lib/auth/client-error";
import type { Session } from "@/lib/auth/session";
import { beginCode, endCode } from "./queries";
import type { CodeField } from "./schema";
import { secondFactorStrings as strings } from "./strings";

/**
 * Returns the error for a rejected code, else null. Checks the factor being enrolled, if given, or
 * the account's. Throws if the check fails.
 */
export async function rejectCode(
  { client, viewer }: Session,
  code: string,
  enrolling?: string,
): Promise<ActionResult<CodeField> | null> {
  const begun = await beginCode(viewer, code);
  if (begun.status === "limited") return limited(strings.limited, begun.retry_after);
  const wrong = invalid({ code: strings.wrong });
  if (begun.status === "used") return wrong;
  const factorId = enrolling ?? begun.factor_id;
  if (!factorId) return invalid({ code: strings.removed });
  const { error } = await client.auth.mfa.challengeAndVerify({ factorId, code });
  if (error && !isClientError(error)) throw error;
  await endCode(viewer, !error);
  return error ? wrong : null;
}
