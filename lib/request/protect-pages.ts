import { type NextRequest, NextResponse } from "next/server";
import { confirmLinkStatus } from "@/lib/accounts/confirm-link";
import { draftsOf } from "@/lib/auth/draft-token";
import { may } from "@/lib/auth/permissions";
import { safeRedirectPath } from "@/lib/auth/safe-redirect-path";
import { stepPath } from "@/lib/auth/step-path";
import type { Reason } from "@/lib/auth/strings";
import { syncSessionHint } from "@/lib/auth/sync-session-hint";
import type { SecondFactorStep, ViewerCheck } from "@/lib/auth/viewer";
import { permissionFor } from "@/lib/domains/registered";
import { resendPage } from "@/lib/http/failure/failure";
import { invitationHttpStatus } from "@/lib/members/link-state";
import { readablePath } from "@/lib/redirects/path";
import { setupCookie } from "@/lib/second-factor/setup-cookie";
import type { SessionClient } from "@/lib/supabase/clients";
import { checkSession } from "./check-session";
import { busy } from "./limit-requests";
import { privateResponse } from "./private-response";
import { rowStatus } from "./row-status";

const adminArea = /^\/admin(\/|$)/;
const signInPages = /^\/(login|register)$/;
const stepPages = /^\/login\/(code|recovery|enrol|recovery-codes)$/;
const accountPages = /^\/(account|reset-password|register\/invitation)$/;
const otherPages = /^\/(auth\/confirm|session-check)$/;

/**
 * Returns null for public pages. Doesn't protect the data itself: row-level security, queries and
 * actions do.
 */
export async function protectPages(request: NextRequest): Promise<NextResponse | null> {
  const { pathname } = request.nextUrl;
  const isAdminArea = adminArea.test(pathname);
  const isSignIn = signInPages.test(pathname);
  const isStep = stepPages.test(pathname);
  const isAccount = accountPages.test(pathname);
  if (!isAdminArea && !isSignIn && !isStep && !isAccount && !otherPages.test(pathname)) return null;
  // Actions check the session themselves, so an open tab keeps what was typed.
  const isGet = request.method === "GET";
  if (isAdminArea && !isGet && request.headers.has("next-action")) return passAction(request);
  const session = await checkSession(request);
  if (typeof session === "number") return busy(request, session);
  const { client, keep, check } = session;
  const answer = async () => {
    if (isAdminArea) return enterAdmin(request, check, client);
    if (isSignIn && isGet) return enterSignIn(request, check);
    if (isStep && isGet) return enterStep(request, check);
    if (isAccount && isGet) return enterAccountPage(request, check);
    return privateResponse(request, (isGet && confirmLinkStatus(request.nextUrl)) || 200);
  };
  const response = keep(await answer());
  return isGet ? syncSessionHint(request, response, check) : response;
}

/** An editor may be open for hours without loading a page, so actions also renew Draft Mode. */
async function passAction(request: NextRequest): Promise<NextResponse> {
  const session = draftsOf(request)?.isDue ? await checkSession(request) : 0;
  const response = privateResponse(request);
  if (typeof session === "number") return response;
  return syncSessionHint(request, session.keep(response), session.check);
}

async function enterAdmin(
  request: NextRequest,
  check: ViewerCheck,
  client: SessionClient,
): Promise<NextResponse> {
  if (check.status === "signed-in" && may(check.viewer, "admin")) {
    if (may(check.viewer, permissionFor(readablePath(request.nextUrl.pathname)))) {
      return privateResponse(request, await rowStatus(request, client));
    }
    // Every role has the dashboard.
    return redirectTo(request, new URL("/admin", request.url));
  }
  const step = stepOf(check);
  // A redirect would lose what was typed.
  if (request.method === "POST" && (step || check.status !== "signed-in")) {
    return resendPage(isUnknown(check) ? null : signInUrl(request, "session"));
  }
  if (check.status === "timed-out") return stillChecking(request);
  if (step) return toStep(request, step, ownPath(request));
  return toSignIn(request, reasonFor(check));
}

function enterSignIn(request: NextRequest, check: ViewerCheck): NextResponse {
  const { searchParams } = request.nextUrl;
  if (check.status !== "signed-in") return privateResponse(request);
  const why = searchParams.get("why");
  // The confirmed email may not belong to the signed-in account.
  if (why === "confirmed" || (why === "admin" && !may(check.viewer, "admin"))) {
    return privateResponse(request);
  }
  return goOn(request, check);
}

/** Second-factor pages are only for admins and members, and each only at its step. */
function enterStep(request: NextRequest, check: ViewerCheck): NextResponse {
  if (isUnknown(check)) return stillChecking(request);
  if (check.status !== "signed-in") return toSignIn(request, reasonFor(check));
  const { step } = check.viewer;
  const isMember = may(check.viewer, "admin");
  const page = request.nextUrl.pathname.slice("/login/".length);
  const isDue = {
    code: step === "code",
    recovery: step === "code",
    enrol: isMember || step === "enrol",
    // Shown once: later visits are redirected.
    "recovery-codes": isMember && request.cookies.has(setupCookie),
  }[page];
  return isDue ? privateResponse(request) : goOn(request, check);
}

/** An invitation is bound to an email, so the session decides its status. */
async function enterAccountPage(request: NextRequest, check: ViewerCheck): Promise<NextResponse> {
  const step = stepOf(check);
  if (step) return toStep(request, step, ownPath(request));
  if (isUnknown(check)) return stillChecking(request);
  const { nextUrl: url } = request;
  const viewer = check.status === "signed-in" ? check.viewer : null;
  if (url.pathname === "/account") {
    if (!viewer) return toSignIn(request, "session");
    // Admins and members have a settings page instead.
    if (may(viewer, "admin")) return redirectTo(request, new URL("/admin/settings/account", url));
  }
  const isInvitation = url.pathname === "/register/invitation";
  return privateResponse(request, isInvitation ? await invitationHttpStatus(url, viewer) : 200);
}

/** Redirects to `next`, or to the step that must come first. */
function goOn(request: NextRequest, check: ViewerCheck): NextResponse {
  const next = safeRedirectPath(request.nextUrl.searchParams.get("next"));
  const step = stepOf(check);
  return step ? toStep(request, step, next) : redirectTo(request, new URL(next, request.url));
}

function stepOf(check: ViewerCheck): SecondFactorStep | null {
  return check.status === "signed-in" ? check.viewer.step : null;
}

function toStep(request: NextRequest, step: SecondFactorStep, next: string): NextResponse {
  return redirectTo(request, new URL(stepPath(step, next), request.url));
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
  return redirectTo(request, signInUrl(request, why));
}

function signInUrl(request: NextRequest, why: Reason): URL {
  const target = new URL("/login", request.url);
  target.searchParams.set("next", ownPath(request));
  target.searchParams.set("why", why);
  return target;
}

const ownPath = ({ nextUrl }: NextRequest) => `${nextUrl.pathname}${nextUrl.search}`;

function redirectTo({ method }: NextRequest, target: URL): NextResponse {
  return NextResponse.redirect(target, {
    status: method === "POST" ? 303 : 307,
    headers: { "cache-control": "private, no-store" },
  });
}
