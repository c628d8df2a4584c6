import { type NextRequest, NextResponse } from "next/server";
import { confirmLinkStatus } from "@/lib/accounts/confirm-link";
import { safeRedirectPath } from "@/lib/auth/safe-redirect-path";
import type { Reason } from "@/lib/auth/strings";
import { syncSessionHint } from "@/lib/auth/sync-session-hint";
import { checkViewer, type ViewerCheck } from "@/lib/auth/viewer";
import type { SessionClient } from "@/lib/supabase/clients";
import { requestSession } from "@/lib/supabase/request-session";
import { privateResponse } from "./private-response";
import { rowStatus } from "./row-status";

const adminArea = /^\/admin(\/|$)/;
const signInPages = /^\/(login|register)$/;
const newPassword = "/reset-password";
const ownPages = /^\/(reset-password|auth\/confirm|session-check)$/;

/** Null for public pages. Protects no data: row-level security, queries and actions do. */
export async function protectPages(request: NextRequest): Promise<NextResponse | null> {
  const { pathname } = request.nextUrl;
  const isAdminArea = adminArea.test(pathname);
  const isSignIn = signInPages.test(pathname);
  if (!isAdminArea && !isSignIn && !ownPages.test(pathname)) return null;
  // Actions check the session themselves, so an open tab keeps what was typed.
  const isGet = request.method === "GET";
  if (isAdminArea && !isGet && request.headers.has("next-action")) return privateResponse(request);
  const { client, keep } = requestSession(request);
  const check = await checkViewer(client);
  const answer = async () => {
    if (isAdminArea) return enterAdmin(request, check, client);
    if (isSignIn && isGet) return enterSignIn(request, check);
    if (pathname === newPassword && isGet && isUnknown(check)) return stillChecking(request);
    return privateResponse(request, (isGet && confirmLinkStatus(request.nextUrl)) || 200);
  };
  const response = keep(await answer());
  return isGet ? syncSessionHint(request, response, check) : response;
}

async function enterAdmin(
  request: NextRequest,
  check: ViewerCheck,
  client: SessionClient,
): Promise<NextResponse> {
  if (check.status === "signed-in" && check.viewer.isAdmin) {
    return privateResponse(request, await rowStatus(request, client));
  }
  if (check.status === "timed-out") return stillChecking(request);
  return toSignIn(request, reasonFor(check));
}

function enterSignIn(request: NextRequest, check: ViewerCheck): NextResponse {
  const { searchParams } = request.nextUrl;
  if (check.status !== "signed-in") return privateResponse(request);
  const why = searchParams.get("why");
  // A confirmed email need not be that of the account signed in.
  if (why === "confirmed" || (why === "admin" && !check.viewer.isAdmin)) {
    return privateResponse(request);
  }
  return redirectTo(new URL(safeRedirectPath(searchParams.get("next")), request.url), 307);
}

const isUnknown = ({ status }: ViewerCheck) => status === "timed-out" || status === "unavailable";

function stillChecking(request: NextRequest): NextResponse {
  return privateResponse(request, 503, new URL("/session-check", request.url));
}

function reasonFor(check: ViewerCheck): Reason {
  if (check.status === "signed-in") return "admin";
  return check.status === "unavailable" ? "unavailable" : "session";
}

function toSignIn(request: NextRequest, why: Reason): NextResponse {
  const { pathname, search } = request.nextUrl;
  const target = new URL("/login", request.url);
  target.searchParams.set("next", `${pathname}${search}`);
  target.searchParams.set("why", why);
  return redirectTo(target, request.method === "POST" ? 303 : 307);
}

function redirectTo(target: URL, status: 303 | 307): NextResponse {
  return NextResponse.redirect(target, {
    status,
    headers: { "cache-control": "private, no-store" },
  });
}
