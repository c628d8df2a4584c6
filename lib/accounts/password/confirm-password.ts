import "server-only";
import { beginSignIn, clearSignIn, confirmSession } from "@/lib/accounts/queries";
import { signInStrings, passwordStrings as strings } from "@/lib/accounts/strings";
import { type ActionResult, type FieldStrings, invalid, limited } from "@/lib/action";
import type { Viewer } from "@/lib/auth/viewer";
import { clientIp } from "@/lib/security/sender";
import { isPassword } from "./verify-password";

export type ConfirmedField = "your_password";

/** Longer than any valid password. */
const maxLength = 1_000;

/**
 * Counts as a sign-in attempt. Returns null and marks the session as recent if the password is
 * correct.
 */
export async function rejectPassword<Field extends string>(
  viewer: Viewer,
  password: string,
  field: Field,
): Promise<ActionResult<Field> | null> {
  const { email, sessionId } = viewer;
  const ip = await clientIp();
  const wait = await beginSignIn(email, ip);
  if (wait > 0) return limited(signInStrings.limited, wait);
  if (!(await isPassword(email, password)))
    return invalid({ [field]: strings.wrong } as FieldStrings<Field>);
  await clearSignIn(email, ip);
  await confirmSession(sessionId);
  return null;
}

/**
 * Requires the password unless the sign-in is recent, so that a stolen cookie alone is not enough.
 */
export async function rejectStaleSession(
  viewer: Viewer,
  password: unknown,
): Promise<ActionResult<ConfirmedField> | null> {
  if (viewer.isRecent) return null;
  if (typeof password !== "string" || !password)
    return invalid({ your_password: strings.required });
  return rejectPassword(viewer, password.slice(0, maxLength), "your_password");
}
