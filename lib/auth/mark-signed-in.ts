import "server-only";
import { cookies, draftMode } from "next/headers";
import { lastingOptions } from "@/lib/cookie-options";
import { draftKey } from "@/lib/next/draft-key";
import { draftCookie } from "@/lib/security/draft-cookie";
import type { SessionClient } from "@/lib/supabase/clients";
import { draftOptions, draftToken } from "./draft-token";
import { mayReadDrafts } from "./permissions";
import { hintCookie } from "./session-hint";
import { sessionHint } from "./sync-session-hint";
import { checkViewer, type SecondFactorStep } from "./viewer";

/** Returns the step that the session still needs, if any. */
export async function markSignedIn(
  client: SessionClient,
  isRemembered: boolean,
): Promise<SecondFactorStep | null> {
  const check = await checkViewer(client);
  const hint = sessionHint(check) || "member";
  const store = await cookies();
  store.set(hintCookie, hint, lastingOptions(isRemembered));
  const viewer = check.status === "signed-in" ? check.viewer : null;
  if (!viewer || !mayReadDrafts(viewer)) await endDraftMode();
  else if (draftKey())
    store.set(draftCookie, draftToken(viewer.sessionId), draftOptions(isRemembered));
  else (await draftMode()).enable();
  return viewer?.step ?? null;
}

export async function endDraftMode(): Promise<void> {
  (await cookies()).delete(draftCookie);
  (await draftMode()).disable();
}
