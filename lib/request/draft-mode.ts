import type { NextRequest, NextResponse } from "next/server";
import { draftOptions, draftToken, sessionOfDrafts } from "@/lib/auth/draft-token";
import { hintCookie } from "@/lib/auth/session-hint";
import { syncSessionHint } from "@/lib/auth/sync-session-hint";
import { checkViewer } from "@/lib/auth/viewer";
import { draftCookie, nextDraftCookie } from "@/lib/security/draft-cookie";
import { draftKey } from "@/lib/security/draft-key";
import { requestSession } from "@/lib/supabase/request-session";

type Drafts = {
  isOpen: boolean;
  /** Adds to the response what the browser has to remember. */
  keep(response: NextResponse): NextResponse;
};

/**
 * Null for visitors, whom nothing is asked for. An admin gets Next.js's own cookie, for this request
 * alone; it stays closed for whoever is none, whatever their cookies say.
 */
export async function openDrafts(request: NextRequest): Promise<Drafts | null> {
  const isHosts = request.cookies.has(nextDraftCookie);
  const session = sessionOfDrafts(request.cookies.get(draftCookie)?.value);
  if (!isHosts && session === null && !seemsAdmin(request)) return null;
  const key = draftKey();
  if (!key && !isHosts) return null;
  // Renews an expired session here, too: a page cannot set its cookie.
  const { client, keep } = requestSession(request);
  const check = await checkViewer(client);
  if (!key) return { isOpen: true, keep };
  if (check.status !== "signed-in" || !check.viewer.isAdmin) {
    return { isOpen: false, keep: (response) => syncSessionHint(request, keep(response), check) };
  }
  const { sessionId } = check.viewer;
  request.cookies.set(nextDraftCookie, key);
  return {
    isOpen: true,
    keep(response) {
      if (session !== sessionId)
        response.cookies.set(draftCookie, draftToken(sessionId), draftOptions());
      return keep(response);
    },
  };
}

const blog = /^\/blog(\/|$)/;

/** The cookie ends before the session: with the browser, and after twelve hours. */
function seemsAdmin({ cookies, method, nextUrl }: NextRequest): boolean {
  return (
    cookies.get(hintCookie)?.value === "admin" && method === "GET" && blog.test(nextUrl.pathname)
  );
}
