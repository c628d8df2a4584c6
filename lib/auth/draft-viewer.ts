import "server-only";
import { draftMode } from "next/headers";
import { mayReadDrafts } from "./permissions";
import { getViewer } from "./session";
import type { Viewer } from "./viewer";

/** Returns who is shown drafts on public pages; null for visitors. */
export async function viewerInDraftMode(): Promise<Viewer | null> {
  const { isEnabled } = await draftMode();
  // Draft Mode only: a cached page must not depend on a session.
  if (!isEnabled) return null;
  // When the session check fails, the visitor gets the public version.
  const viewer = await getViewer().catch(() => null);
  return mayReadDrafts(viewer) ? viewer : null;
}
