import "server-only";
import { draftMode } from "next/headers";
import { getViewer } from "./session";

/** Whether the page is shown to an admin in Draft Mode, who sees drafts. */
export async function isAdminInDraftMode(): Promise<boolean> {
  const { isEnabled } = await draftMode();
  // Draft Mode only: a cached page must not depend on a session.
  if (!isEnabled) return false;
  // When the session check fails, the visitor gets the public version.
  const viewer = await getViewer().catch(() => null);
  return viewer?.isAdmin ?? false;
}
