import { type NextRequest, NextResponse } from "next/server";
import { pageOfFailure } from "./lib/http/failure/failure";
import { openDraftLink } from "./lib/request/draft-link";
import { draftRedirect, openDrafts } from "./lib/request/draft-mode";
import { holdFailures, limitRequests } from "./lib/request/limit-requests";
import { searchStatus, signedLinkStatus } from "./lib/request/page-status";
import { calendlySettings, startVariant } from "./lib/request/plan-variant";
import { privateResponse, withNonce } from "./lib/request/private-response";
import { protectPages } from "./lib/request/protect-pages";
import { rejectSubmission } from "./lib/request/reject-submission";

/** Visitors' GET requests for stored pages other than /get-started must bypass the middleware. */
export async function middleware(request: NextRequest) {
  const rejected = limitRequests(request) ?? (await rejectSubmission(request));
  if (rejected) {
    await holdFailures();
    return pageOfFailure(request, rejected);
  }
  const answer = (await protectPages(request)) ?? (await openDraftLink(request));
  if (answer) return answer;
  const variant = await startVariant(request.nextUrl, calendlySettings());
  const drafts = await openDrafts(request);
  if (!drafts) return publicResponse(request, variant);
  return drafts.keep(
    drafts.isOpen
      ? ((await draftRedirect(request)) ??
          privateResponse(request, (await signedLinkStatus(request.nextUrl)) ?? 200, variant))
      : await publicResponse(request, variant),
  );
}

async function publicResponse(request: NextRequest, variant: URL | null): Promise<NextResponse> {
  if (request.method === "POST") return withNonce(request, variant);
  if (variant) return NextResponse.rewrite(variant);
  const status = searchStatus(request.nextUrl) ?? (await signedLinkStatus(request.nextUrl));
  return status ? privateResponse(request, status) : NextResponse.next();
}

export const config = {
  runtime: "nodejs",
  matcher: [
    { source: "/((?!api/).*)", has: [{ type: "header", key: "content-type" }] },
    { source: "/((?!api/).*)", has: [{ type: "header", key: "next-action" }] },
    "/get-started",
    // Draft Mode: pages but not files, which are the same for everyone and stay cached.
    { source: "/((?!api/|_next/)[^.]*)", has: [{ type: "cookie", key: "draft-mode" }] },
    // Draft Mode on hosts that store pages themselves.
    { source: "/((?!api/|_next/)[^.]*)", has: [{ type: "cookie", key: "__prerender_bypass" }] },
    "/admin/:path*",
    "/login/:path*",
    "/(account|register|reset-password|session-check|setup)",
    "/auth/confirm",
    "/booking",
    "/register/invitation",
    "/preview/:token",
    "/search",
    "/newsletter/(confirm|unsubscribe)",
  ],
};
