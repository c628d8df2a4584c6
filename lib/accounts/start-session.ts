import "server-only";
import { cookies, headers } from "next/headers";
import { withReporting } from "@/lib/action";
import { markSignedIn } from "@/lib/auth/mark-signed-in";
import { readClaims, type SecondFactorStep } from "@/lib/auth/viewer";
import { lastingOptions, rememberCookie } from "@/lib/cookie-options";
import type { SessionClient } from "@/lib/supabase/clients";
import { browserName } from "./browser-name";
import { describeSession } from "./queries";

/**
 * Called after every sign-in. The database treats a session without details as not remembered.
 * Returns the step that the session still needs, if any.
 */
export async function startSession(
  client: SessionClient,
  isRemembered: boolean,
): Promise<SecondFactorStep | null> {
  await withReporting("session details", undefined, async () => {
    const { data } = await client.auth.getSession();
    const sessionId = readClaims(data.session?.access_token ?? "")?.sessionId ?? "";
    const userAgent = (await headers()).get("user-agent") ?? "";
    await describeSession(sessionId, browserName(userAgent), isRemembered);
  });
  const store = await cookies();
  if (isRemembered) store.set(rememberCookie, "1", { ...lastingOptions(true), httpOnly: true });
  else store.delete(rememberCookie);
  return markSignedIn(client, isRemembered);
}
