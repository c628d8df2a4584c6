import "server-only";
import { cookies, draftMode } from "next/headers";
import { lastingOptions } from "@/lib/cookie-options";
import { draftCookie } from "@/lib/security/draft-cookie";
import { draftKey } from "@/lib/security/draft-key";
import type { SessionClient } from "@/lib/supabase/clients";
import { draftOptions, draftToken } from "./draft-token";
import { hintCookie } from "./session-hint";
import { sessionHint } from "./sync-session-hint";
import { checkViewer } from "./viewer";

export async function markSignedIn(client: SessionClient, isRemembered: boolean): Promise<void> {
  const check = await checkViewer(client);
  const hint = sessionHint(check) || "member";
  const store = await cookies();
  store.set(hintCookie, hint, lastingOptions(isRemembered));
  if (check.status !== "signed-in" || !check.viewer.isAdmin) return endDraftMode();
  if (draftKey()) store.set(draftCookie, draftToken(check.viewer.sessionId), draftOptions());
  else (await draftMode()).enable();
}

export async function endDraftMode(): Promise<void> {
  (await cookies()).delete(draftCookie);
  (await draftMode()).disable();
}
