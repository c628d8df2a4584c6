import type { NextRequest, NextResponse } from "next/server";
import { lastingOptions, rememberCookie } from "@/lib/cookie-options";
import { draftKey } from "@/lib/next/draft-key";
import { draftCookie, nextDraftCookie } from "@/lib/security/draft-cookie";
import { draftOptions, draftsOf, draftToken } from "./draft-token";
import { may, mayReadDrafts } from "./permissions";
import { hintCookie } from "./session-hint";
import type { ViewerCheck } from "./viewer";

// Next.js drops a Max-Age of 0 when it passes a middleware cookie on to the page.
const ended = { expires: new Date(0) };

/** Syncs the browser's hint and Draft Mode with its session. */
export function syncSessionHint(
  request: NextRequest,
  response: NextResponse,
  check: ViewerCheck,
): NextResponse {
  const right = sessionHint(check);
  if (right === null) return response;
  const isRemembered = request.cookies.has(rememberCookie);
  if ((request.cookies.get(hintCookie)?.value ?? "") !== right) {
    const lasting = lastingOptions(isRemembered);
    response.cookies.set(hintCookie, right, right ? lasting : { path: "/", ...ended });
  }
  if (check.status === "signed-in" && mayReadDrafts(check.viewer)) {
    const drafts = draftsOf(request);
    const { sessionId } = check.viewer;
    // Hosts with their own page cache use Next.js's cookie, whose value the middleware can't know.
    if (draftKey() && (drafts?.sessionId !== sessionId || drafts.isDue))
      response.cookies.set(draftCookie, draftToken(sessionId), draftOptions(isRemembered));
    return response;
  }
  for (const name of [draftCookie, nextDraftCookie]) {
    if (request.cookies.has(name))
      response.cookies.set(name, "", { ...draftOptions(false), ...ended });
  }
  return response;
}

export function sessionHint(check: ViewerCheck): "admin" | "member" | "" | null {
  if (check.status === "signed-in") return may(check.viewer, "admin") ? "admin" : "member";
  return check.status === "nobody" ? "" : null;
}
