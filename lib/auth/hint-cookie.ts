import "server-only";
import { cookies, draftMode } from "next/headers";
import type { SessionClient } from "@/lib/supabase/session";
import { hintCookie } from "./hint";
import { hintAttributes, hintFor } from "./marks";
import { checkViewer } from "./viewer";

/**
 * What goes with a session that has just begun: the hint for the static pages, and Draft Mode for an
 * admin. To be called where cookies can be set.
 */
export async function markSignedIn(client: SessionClient): Promise<void> {
  // Whose profile cannot be read counts as a member.
  const hint = hintFor(await checkViewer(client)) || "member";
  (await cookies()).set(hintCookie, hint, hintAttributes());
  const draft = await draftMode();
  if (hint === "admin") draft.enable();
  else draft.disable();
}
