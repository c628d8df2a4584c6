import type { NextRequest, NextResponse } from "next/server";
import { lastingOptions, rememberCookie } from "@/lib/cookie-options";
import { draftCookie, nextDraftCookie } from "@/lib/security/draft-cookie";
import { draftOptions } from "./draft-token";
import { hintCookie } from "./session-hint";
import type { ViewerCheck } from "./viewer";

// Next.js loses a Max-Age of 0 where it passes a cookie of the middleware on to the page.
const ended = { expires: new Date(0) };

export function syncSessionHint(
  request: NextRequest,
  response: NextResponse,
  check: ViewerCheck,
): NextResponse {
  const right = sessionHint(check);
  if (right === null) return response;
  if ((request.cookies.get(hintCookie)?.value ?? "") !== right) {
    const lasting = lastingOptions(request.cookies.has(rememberCookie));
    response.cookies.set(hintCookie, right, right ? lasting : { path: "/", ...ended });
  }
  for (const name of [draftCookie, nextDraftCookie]) {
    if (right !== "admin" && request.cookies.has(name))
      response.cookies.set(name, "", { ...draftOptions(false), ...ended });
  }
  return response;
}

export function sessionHint(check: ViewerCheck): "admin" | "member" | "" | null {
  if (check.status === "signed-in") return check.viewer.isAdmin ? "admin" : "member";
  return check.status === "nobody" ? "" : null;
}
