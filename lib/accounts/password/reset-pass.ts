import "server-only";
import { cookies } from "next/headers";
import type { NewPasswordField } from "@/lib/accounts/schema";
import { newPasswordStrings } from "@/lib/accounts/sign-up-strings";
import { type ActionResult, success } from "@/lib/action";
import { may } from "@/lib/auth/permissions";
import type { Viewer } from "@/lib/auth/viewer";
import { baseCookieOptions } from "@/lib/cookie-options";
import { readToken, signToken } from "@/lib/links/signed-token";

const passCookie = "reset-pass";

const purposes = { open: "set-password", done: "password-was-set" } as const;
type State = keyof typeof purposes;

const minutes: Record<State, number> = { open: 15, done: 1 };

/** Returns null unless the viewer may set a password now or has just set one. */
export async function resetState({ id, sessionId }: Viewer): Promise<State | null> {
  const holders = { open: sessionId, done: id };
  const token = (await cookies()).get(passCookie)?.value ?? "";
  for (const state of ["open", "done"] as const) {
    const pass = readToken(purposes[state], token);
    if (pass.status === "valid" && pass.id === holders[state]) return state;
  }
  return null;
}

export function newPasswordSet(viewer: Viewer): ActionResult<NewPasswordField> {
  return success(newPasswordStrings.done, may(viewer, "admin") ? "/admin" : "/");
}

/**
 * Keeps a pass, since a session alone isn't enough: anyone at a signed-in browser could take over
 * the account. An open pass is valid only for the session that the emailed link opened, which ends
 * when the password changes. It is then replaced with a short-lived marker for the user, because the
 * page renders again with the form's result.
 */
export async function keepPass(state: State, id: string): Promise<void> {
  const seconds = minutes[state] * 60;
  const expires = new Date(Date.now() + seconds * 1_000);
  (await cookies()).set(passCookie, signToken(purposes[state], id, expires), {
    path: "/reset-password",
    httpOnly: true,
    ...baseCookieOptions(),
    maxAge: seconds,
  });
}
