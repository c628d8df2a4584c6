import { type NextRequest, NextResponse } from "next/server";
import { draftsOf } from "@/lib/auth/draft-token";
import { mayReadDrafts } from "@/lib/auth/permissions";
import { syncSessionHint } from "@/lib/auth/sync-session-hint";
import { draftKey } from "@/lib/next/draft-key";
import { findRedirect } from "@/lib/redirects/known-redirects";
import { isOwnArea, normalPath } from "@/lib/redirects/path";
import { isPostKnown } from "@/lib/redirects/queries";
import { nextDraftCookie } from "@/lib/security/draft-cookie";
import { checkSession } from "./check-session";

type Drafts = {
  isOpen: boolean;
  /** Adds to the response the cookies that the browser must keep. */
  keep(response: NextResponse): NextResponse;
};

/**
 * For visitors, returns null without a lookup: stored pages depend only on the signed cookie, not
 * on a session that anyone could make up. Admins get Next.js's own cookie for this request only;
 * Draft Mode stays closed to anyone else, whatever their cookies say.
 */
export async function openDrafts(request: NextRequest): Promise<Drafts | null> {
  const key = draftKey();
  if (key ? !draftsOf(request) : !request.cookies.has(nextDraftCookie)) return null;
  // Also renews an expired session, because a page can't set its cookie.
  const checked = await checkSession(request);
  if (typeof checked === "number") return null;
  const { keep, check } = checked;
  if (!key) return { isOpen: true, keep };
  const isOpen = check.status === "signed-in" && mayReadDrafts(check.viewer);
  if (isOpen) request.cookies.set(nextDraftCookie, key);
  return { isOpen, keep: (response) => syncSessionHint(request, keep(response), check) };
}

/** In Draft Mode a page has already sent its 200 by the time it finds nothing to show. */
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
