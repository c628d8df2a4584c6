import "server-only";
import { cookies, draftMode } from "next/headers";
import type { SessionClient } from "@/lib/supabase/session";
import { hintCookie } from "./hint";
import { hintAttributes } from "./marks";
import { checkViewer } from "./viewer";

/**
 * What goes with a session that has just begun: the hint for the static pages, and Draft Mode for an
 * admin. To be called where cookies can be set.
 */
export async function markSignedIn(client: SessionClient): Promise<void> {
  const check = await checkViewer(client);
  const isAdmin = check.status === "signed-in" && check.viewer.isAdmin;
  (await cookies()).set(hintCookie, isAdmin ? "admin" : "member", hintAttributes());
  const draft = await draftMode();
  if (isAdmin) draft.enable();
  else draft.disable();
}
