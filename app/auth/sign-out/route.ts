import { cookies, draftMode } from "next/headers";
import { hintCookie } from "@/lib/auth/hint";
import { env } from "@/lib/env";
import { reportError } from "@/lib/report";
import { isSameOrigin } from "@/lib/security/origin";
import { sessionClient } from "@/lib/supabase/session";
import { sessionCookie } from "@/lib/supabase/session-options";

/** Ends the session and goes home, where the static page then shows a visitor's links again. */
export async function POST(request: Request) {
  if (!isSameOrigin(request.headers, env().SITE_URL)) {
    return new Response("Open the site and sign out there.\n", { status: 403 });
  }
  const isEnded = await endSession();
  await forgetSession();
  const location = isEnded ? "/" : "/login?why=signOut";
  return new Response(null, {
    status: 303,
    headers: { location, "cache-control": "private, no-store" },
  });
}

/** Ends this session, and no other of the same person, at the auth server. Answers whether it did. */
async function endSession(): Promise<boolean> {
  try {
    const { auth } = await sessionClient();
    const { error } = await auth.signOut({ scope: "local" });
    if (!error) return true;
    reportError(error, "sign-out");
  } catch (error) {
    reportError(error, "sign-out");
  }
  return false;
}

/** Also when the server did not answer: whoever signs out must not leave a way in behind. */
async function forgetSession(): Promise<void> {
  const store = await cookies();
  for (const { name } of store.getAll()) {
    if (name === hintCookie || name.startsWith(sessionCookie)) store.delete(name);
  }
  (await draftMode()).disable();
}
