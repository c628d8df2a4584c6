import type { NextRequest, NextResponse } from "next/server";
import { isProduction } from "../env";
import { ownCookie } from "../security/own-cookie";
import { draftCookie } from "./draft-cookie";
import { hintCookie } from "./hint";
import type { ViewerCheck } from "./viewer";

/** How the hint is set: as long as the session's own cookie, in seconds. */
export function hintAttributes() {
  return { path: "/", ...ownCookie(), maxAge: 400 * 24 * 60 * 60 } as const;
}

/** How Next.js itself sets the cookie of Draft Mode: for as long as the browser runs. */
export const draftAttributes = {
  path: "/",
  httpOnly: true,
  sameSite: isProduction ? "none" : "lax",
  secure: isProduction,
} as const;

// Next.js loses a Max-Age of 0 where it passes a cookie of the middleware on to the page.
const ended = { expires: new Date(0) };

/**
 * Makes the hint and Draft Mode fit what a check has found out: a session may have ended elsewhere, or
 * its rights changed. Where nothing was found out they stay as they are.
 */
export function correctMarks(
  request: NextRequest,
  response: NextResponse,
  check: ViewerCheck,
): NextResponse {
  const right = hintFor(check);
  if (right === null) return response;
  if ((request.cookies.get(hintCookie)?.value ?? "") !== right) {
    response.cookies.set(hintCookie, right, right ? hintAttributes() : { path: "/", ...ended });
  }
  if (right !== "admin" && request.cookies.has(draftCookie)) {
    response.cookies.set(draftCookie, "", { ...draftAttributes, ...ended });
  }
  return response;
}

/** The hint that fits a check: empty for nobody, null where nothing was found out. */
export function hintFor(check: ViewerCheck): "admin" | "member" | "" | null {
  if (check.status === "signed-in") return check.viewer.isAdmin ? "admin" : "member";
  return check.status === "nobody" ? "" : null;
}
