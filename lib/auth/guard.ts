import { type NextRequest, NextResponse } from "next/server";
import { rowStatus } from "../admin/row-status";
import { forOneVisitor } from "../security/single-request";
import { requestSession } from "../supabase/request-session";
import type { SessionClient } from "../supabase/session";
import { confirmLinkStatus } from "./confirm-link";
import { correctMarks } from "./marks";
import { nextPath } from "./next-path";
import type { Reason } from "./texts";
import { checkViewer, type ViewerCheck } from "./viewer";

const adminArea = /^\/admin(\/|$)/;
const signInPages = /^\/(login|register)$/;
const newPassword = "/reset-password";
const ownPages = /^\/(reset-password|auth\/confirm|session-check)$/;

/**
 * Renews the session of a request, sends away who has no business at its address, and lets through the
 * rest as theirs alone. Null for an address that is the same for everybody. Nothing here protects data:
 * row-level security, every query and every action ask again.
 */
export async function guard(request: NextRequest): Promise<NextResponse | null> {
  const { pathname } = request.nextUrl;
  const isAdminArea = adminArea.test(pathname);
  const isSignIn = signInPages.test(pathname);
  if (!isAdminArea && !isSignIn && !ownPages.test(pathname)) return null;
  // An action asks for itself, within the same time. A tab whose session has ended hears it from
  // there, and keeps what was typed.
  const isGet = request.method === "GET";
  if (isAdminArea && !isGet && request.headers.has("next-action")) return forOneVisitor(request);
  const { client, keep } = requestSession(request);
  const check = await checkViewer(client);
  const answer = async () => {
    if (isAdminArea) return enterAdmin(request, check, client);
    if (isSignIn && isGet) return enterSignIn(request, check);
    if (pathname === newPassword && isGet && isUnknown(check)) return stillChecking(request);
    return forOneVisitor(request, (isGet && confirmLinkStatus(request.nextUrl)) || 200);
  };
  const response = keep(await answer());
  return isGet ? correctMarks(request, response, check) : response;
}

async function enterAdmin(
  request: NextRequest,
  check: ViewerCheck,
  client: SessionClient,
): Promise<NextResponse> {
  if (check.status === "signed-in" && check.viewer.isAdmin) {
    return forOneVisitor(request, await rowStatus(request, client));
  }
  if (check.status === "timed-out") return stillChecking(request);
  return toSignIn(request, reasonFor(check));
}

function enterSignIn(request: NextRequest, check: ViewerCheck): NextResponse {
  const { searchParams } = request.nextUrl;
  if (check.status !== "signed-in") return forOneVisitor(request);
  const why = searchParams.get("why");
  // A member who was sent here from the admin area is to read why; so is who has confirmed an address,
  // which need not be that of the account they are signed in with.
  if (why === "confirmed" || (why === "admin" && !check.viewer.isAdmin)) {
    return forOneVisitor(request);
  }
  return redirectTo(new URL(nextPath(searchParams.get("next")), request.url), 307);
}

const isUnknown = ({ status }: ViewerCheck) => status === "timed-out" || status === "unavailable";

/** Asks to be refreshed, in the place of the page. */
function stillChecking(request: NextRequest): NextResponse {
  return forOneVisitor(request, 503, new URL("/session-check", request.url));
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
  // After a form without scripts the browser is to read the page, not to send the form there.
  return redirectTo(target, request.method === "POST" ? 303 : 307);
}

function redirectTo(target: URL, status: 303 | 307): NextResponse {
  return NextResponse.redirect(target, {
    status,
    headers: { "cache-control": "private, no-store" },
  });
}
