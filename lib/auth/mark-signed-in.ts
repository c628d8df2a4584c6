import "server-only";
import { cookies, draftMode } from "next/headers";
import { lastingOptions } from "@/lib/cookie-options";
import type { SessionClient } from "@/lib/supabase/clients";
import { hintCookie } from "./session-hint";
import { sessionHint } from "./sync-session-hint";
import { checkViewer } from "./viewer";

export async function markSignedIn(client: SessionClient, isRemembered: boolean): Promise<void> {
  const hint = sessionHint(await checkViewer(client)) || "member";
  (await cookies()).set(hintCookie, hint, lastingOptions(isRemembered));
  const draft = await draftMode();
  if (hint === "admin") draft.enable();
  else draft.disable();
}
