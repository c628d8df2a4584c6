import { cookies } from "next/headers";
import { withReporting } from "@/lib/action";
import { endDraftMode } from "@/lib/auth/mark-signed-in";
import { safeRedirectPath } from "@/lib/auth/safe-redirect-path";
import { hintCookie } from "@/lib/auth/session-hint";
import { rememberCookie } from "@/lib/cookie-options";
import { env } from "@/lib/env";
import { forgetSetup } from "@/lib/second-factor/setup-cookie";
import { isSameOrigin } from "@/lib/security/sender";
import { sessionClient } from "@/lib/supabase/clients";
import { sessionCookie } from "@/lib/supabase/options";

const own = [hintCookie, rememberCookie];

export async function POST(request: Request) {
  if (!isSameOrigin(request.headers, env())) {
    return new Response("Open the site and sign out there.\n", { status: 403 });
  }
  const isEnded = await endSession();
  await forgetSession();
  const next = new URL(request.url).searchParams.get("next");
  const location = isEnded ? safeRedirectPath(next) : "/login?why=signOut";
  return new Response(null, {
    status: 303,
    headers: { location, "cache-control": "private, no-store" },
  });
}

/** Returns false if the auth server fails. The user's other sessions stay active. */
async function endSession(): Promise<boolean> {
  return withReporting("sign-out", false, async () => {
    const { auth } = await sessionClient();
    const { error } = await auth.signOut({ scope: "local" });
    if (error) throw error;
    return true;
  });
}

/** Also runs if the auth server fails: signing out must never leave a usable cookie. */
async function forgetSession(): Promise<void> {
  const store = await cookies();
  for (const { name } of store.getAll()) {
    if (own.includes(name) || name.startsWith(sessionCookie)) store.delete(name);
  }
  await forgetSetup();
  await endDraftMode();
}
