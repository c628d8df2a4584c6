import "server-only";
import { cookies, draftMode } from "next/headers";
import type { SessionClient } from "@/lib/supabase/clients";
import { hintCookie } from "./session-hint";
import { hintAttributes, sessionHint } from "./sync-session-hint";
import { checkViewer } from "./viewer";

export async function markSignedIn(client: SessionClient): Promise<void> {
  const hint = sessionHint(await checkViewer(client)) || "member";
  (await cookies()).set(hintCookie, hint, hintAttributes());
  const draft = await draftMode();
  if (hint === "admin") draft.enable();
  else draft.disable();
}
