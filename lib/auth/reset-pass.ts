import "server-only";
import { cookies } from "next/headers";
import { env } from "@/lib/env";
import { readToken, signToken } from "@/lib/security/signed-link";

const passCookie = "kiskadee-reset";
const purpose = "set-password";

/** How long a new password can be set after the mailed link, in minutes. */
const minutes = 15;

/**
 * Lets who has just come by a mailed link set a password without the old one. A session alone must not
 * do: whoever finds a browser signed in could take the account over for good.
 */
export async function grantReset(userId: string, now: Date = new Date()): Promise<void> {
  const expires = new Date(now.getTime() + minutes * 60_000);
  (await cookies()).set(passCookie, signToken(purpose, userId, expires), {
    path: "/reset-password",
    httpOnly: true,
    sameSite: "lax",
    secure: env().SITE_URL.startsWith("https:"),
    maxAge: minutes * 60,
  });
}

/** Whether this user may set a password on this request. */
export async function mayReset(userId: string): Promise<boolean> {
  const pass = readToken(purpose, (await cookies()).get(passCookie)?.value ?? "");
  return pass.status === "valid" && pass.id === userId;
}

export async function endReset(): Promise<void> {
  (await cookies()).delete({ name: passCookie, path: "/reset-password" });
}
