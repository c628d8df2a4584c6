import { type NextRequest, NextResponse } from "next/server";
import { draftsOf } from "@/lib/auth/draft-token";
import { syncSessionHint } from "@/lib/auth/sync-session-hint";
import { findRedirect } from "@/lib/redirects/known-redirects";
import { isOwnArea, normalPath } from "@/lib/redirects/path";
import { isPostKnown } from "@/lib/redirects/queries";
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

/** In Draft Mode a page has sent its 200 before it knows that there is nothing to show. */
export async function draftRedirect({
  method,
  nextUrl,
}: NextRequest): Promise<NextResponse | null> {
  const path = normalPath(nextUrl.pathname);
  if (method !== "GET" || path === null || isOwnArea(path)) return null;
  const found = await findRedirect(path);
  if (found === null || found.target === null) return null;
  const [, slug] = /^\/blog\/([^/]+)$/.exec(path) ?? [];
  if (slug !== undefined && (await isPostKnown(slug))) return null;
  return NextResponse.redirect(new URL(found.target, nextUrl), {
    status: found.status,
    headers: { "cache-control": "private, no-store" },
  });
}
