import type { NextRequest, NextResponse } from "next/server";
import { lastingOptions, rememberCookie } from "@/lib/cookie-options";
import { isProduction } from "@/lib/env";
import { draftCookie } from "./draft-cookie";
import { hintCookie } from "./session-hint";
import type { ViewerCheck } from "./viewer";

/** Must match the attributes that Next.js sets on its Draft Mode cookie. */
export const draftAttributes = {
  path: "/",
  httpOnly: true,
  sameSite: isProduction ? "none" : "lax",
  secure: isProduction,
} as const;

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
  if (right !== "admin" && request.cookies.has(draftCookie)) {
    response.cookies.set(draftCookie, "", { ...draftAttributes, ...ended });
  }
  return response;
}

export function sessionHint(check: ViewerCheck): "admin" | "member" | "" | null {
  if (check.status === "signed-in") return check.viewer.isAdmin ? "admin" : "member";
  return check.status === "nobody" ? "" : null;
}
