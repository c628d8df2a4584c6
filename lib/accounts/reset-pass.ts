import "server-only";
import { cookies } from "next/headers";
import { type ActionResult, success } from "@/lib/action";
import type { Viewer } from "@/lib/auth/viewer";
import { baseCookieOptions } from "@/lib/cookie-options";
import { readToken, signToken } from "@/lib/links/signed-token";
import type { NewPasswordField } from "./schema";
import { newPasswordStrings } from "./sign-up-strings";

const passCookie = "reset-pass";

const purposes = { open: "set-password", done: "password-was-set" } as const;
type State = keyof typeof purposes;

const minutes: Record<State, number> = { open: 15, done: 1 };

/** A session alone must not do: whoever finds a signed-in browser could take over the account. */
export async function grantReset(userId: string): Promise<void> {
  await keepPass("open", userId);
}

/** Ends the pass but keeps a short note, because the page renders again with the form's result. */
export async function endReset(userId: string): Promise<void> {
  await keepPass("done", userId);
}

/** Null when this user may neither set a password now nor has just set one. */
export async function resetState(userId: string): Promise<State | null> {
  const token = (await cookies()).get(passCookie)?.value ?? "";
  for (const state of ["open", "done"] as const) {
    const pass = readToken(purposes[state], token);
    if (pass.status === "valid" && pass.id === userId) return state;
  }
  return null;
}

export function newPasswordSet(
  { isAdmin }: Viewer,
  othersEnded: boolean,
): ActionResult<NewPasswordField> {
  const message = othersEnded ? newPasswordStrings.done : newPasswordStrings.doneHere;
  return success(message, isAdmin ? "/admin" : "/");
}

async function keepPass(state: State, userId: string): Promise<void> {
  const seconds = minutes[state] * 60;
  const expires = new Date(Date.now() + seconds * 1_000);
  (await cookies()).set(passCookie, signToken(purposes[state], userId, expires), {
    path: "/reset-password",
    httpOnly: true,
    ...baseCookieOptions(),
    maxAge: seconds,
  });
}
