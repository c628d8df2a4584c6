import "server-only";
import { cookies } from "next/headers";
import type { ActionResult } from "@/lib/action";
import { ownCookie } from "@/lib/security/own-cookie";
import { readToken, signToken } from "@/lib/security/signed-link";
import type { NewPasswordField } from "./schema";
import { newPasswordTexts } from "./sign-up-texts";
import type { Viewer } from "./viewer";

const passCookie = "kiskadee-reset";

/** What the pass says: a password can be set, or has just been. */
const purposes = { open: "set-password", done: "password-was-set" } as const;
type State = keyof typeof purposes;

/** How long each holds, in minutes. */
const minutes: Record<State, number> = { open: 15, done: 1 };

/**
 * Lets who has just come by a mailed link set a password without the old one. A session alone must not
 * do: whoever finds a browser signed in could take the account over for good.
 */
export async function grantReset(userId: string): Promise<void> {
  await keepPass("open", userId);
}

/** The pass is used. The page may still say so: it is rendered again with the answer to its form. */
export async function endReset(userId: string): Promise<void> {
  await keepPass("done", userId);
}

/** Whether this user may set a password on this request, or has just done so; null for neither. */
export async function resetState(userId: string): Promise<State | null> {
  const token = (await cookies()).get(passCookie)?.value ?? "";
  for (const state of ["open", "done"] as const) {
    const pass = readToken(purposes[state], token);
    if (pass.status === "valid" && pass.id === userId) return state;
  }
  return null;
}

/** The answer to a password that has been set; other sessions have been ended, or could not be. */
export function newPasswordSet(
  { isAdmin }: Viewer,
  othersEnded: boolean,
): ActionResult<NewPasswordField> {
  const message = othersEnded ? newPasswordTexts.done : newPasswordTexts.doneHere;
  return { status: "success", message, next: isAdmin ? "/admin" : "/" };
}

async function keepPass(state: State, userId: string): Promise<void> {
  const seconds = minutes[state] * 60;
  const expires = new Date(Date.now() + seconds * 1_000);
  (await cookies()).set(passCookie, signToken(purposes[state], userId, expires), {
    path: "/reset-password",
    httpOnly: true,
    ...ownCookie(),
    maxAge: seconds,
  });
}
