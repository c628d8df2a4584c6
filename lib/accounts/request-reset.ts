import "server-only";
import { type ActionResult, failure, success, withReporting } from "@/lib/action";
import { concernsKnownEmail } from "@/lib/auth/client-error";
import { env } from "@/lib/env";
import { limited } from "@/lib/forms/limited";
import { readSubmission } from "@/lib/forms/submission";
import { reportError } from "@/lib/log";
import { constantTime, mailStep } from "@/lib/security/constant-time";
import { clientIp } from "@/lib/security/sender";
import { publicClient } from "@/lib/supabase/clients";
import { countReset } from "./queries";
import { ResetInput, type SignInField } from "./schema";
import { resetLimitText, resetStrings } from "./strings";

type Result = ActionResult<SignInField>;

/** Same result whether the email is known or not. */
export async function requestReset(form: FormData): Promise<Result> {
  const { result, data, values } = readSubmission(form, ResetInput);
  if (result) return result;
  const fallback = failure(resetStrings.failed, values);
  const ip = await clientIp();
  const due = constantTime(mailStep);
  return withReporting<Result>("password reset", fallback, async () => {
    const wait = await countReset(data.email, ip);
    if (wait > 0) return limited(resetLimitText(wait), wait, values);
    // No cookies: the link must work in any browser, so no PKCE verifier may stay in this one.
    const { error } = await publicClient().auth.resetPasswordForEmail(data.email, {
      redirectTo: `${env().SITE_URL}/reset-password`,
    });
    if (error) reportError(error, "password reset");
    await due();
    return error && !concernsKnownEmail(error) ? fallback : success(resetStrings.sent);
  });
}
