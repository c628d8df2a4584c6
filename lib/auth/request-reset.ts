import "server-only";
import { headers } from "next/headers";
import type { ActionResult } from "@/lib/action";
import { env } from "@/lib/env";
import { invalid, readFields } from "@/lib/forms/fields";
import { reportError } from "@/lib/report";
import { clientAddress } from "@/lib/security/client-address";
import { publicClient } from "@/lib/supabase/public";
import { countReset } from "./queries";
import { ResetInput, type SignInField } from "./schema";
import { mailStep, steadyAnswer } from "./steady";
import { resetLimitText, resetTexts } from "./texts";

type Result = ActionResult<SignInField>;

/** Mails a link that resets the password. The answer is the same whether the address is known or not. */
export async function requestReset(form: FormData): Promise<Result> {
  const values = readFields(form, ResetInput);
  if (!values.email?.trim()) {
    return { status: "error", message: "", errors: { email: resetTexts.missing }, values };
  }
  const input = ResetInput.safeParse(values);
  if (!input.success) return invalid(input.error, values);
  const failure = (message: string): Result => ({ status: "error", message, errors: {}, values });
  const { email } = input.data;
  const address = clientAddress(await headers(), env().TRUSTED_PROXIES);
  const due = steadyAnswer(mailStep);
  try {
    const wait = await countReset(email, address);
    if (wait > 0) return failure(resetLimitText(wait));
    // Without cookies: the link is to work in any browser, so no half of a secret stays in this one.
    const { error } = await publicClient().auth.resetPasswordForEmail(email, {
      redirectTo: `${env().SITE_URL}/reset-password`,
    });
    if (error) reportError(error, "password reset");
    await due();
    return error && !concernsKnownAddress(error)
      ? failure(resetTexts.failed)
      : { status: "success", message: resetTexts.sent };
  } catch (error) {
    reportError(error, "password reset");
    return failure(resetTexts.failed);
  }
}

/**
 * Mails are sent to known addresses only, so only for those can it be too soon for another (429), or
 * the mail provider be away (500). To say so would tell that the address is known.
 */
function concernsKnownAddress({ status }: { status?: number | undefined }): boolean {
  return status === 429 || status === 500;
}
