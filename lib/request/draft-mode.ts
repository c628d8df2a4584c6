import type { NextRequest, NextResponse } from "next/server";
import { draftsOf } from "@/lib/auth/draft-token";
import { syncSessionHint } from "@/lib/auth/sync-session-hint";
import { nextDraftCookie } from "@/lib/security/draft-cookie";
import { draftKey } from "@/lib/security/draft-key";
import { checkSession } from "./check-session";

type Drafts = {
  isOpen: boolean;
  /** Adds to the response what the browser has to remember. */
  keep(response: NextResponse): NextResponse;
};

/**
 * Null for visitors, whom nothing is asked for: stored pages do not depend on a session that anybody can
 * make up, only on the signed cookie. An admin gets Next.js's own one, for this request alone; it stays
 * closed for whoever is none, whatever their cookies say.
 */
export async function openDrafts(request: NextRequest): Promise<Drafts | null> {
  const key = draftKey();
  if (key ? !draftsOf(request) : !request.cookies.has(nextDraftCookie)) return null;
  // Renews an expired session here, too: a page cannot set its cookie.
  const checked = await checkSession(request);
  if (typeof checked === "number") return null;
  const { keep, check } = checked;
  if (!key) return { isOpen: true, keep };
  const isOpen = check.status === "signed-in" && check.viewer.isAdmin;
  if (isOpen) request.cookies.set(nextDraftCookie, key);
  return { isOpen, keep: (response) => syncSessionHint(request, keep(response), check) };
}
