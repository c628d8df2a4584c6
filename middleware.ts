import { type NextRequest, NextResponse } from "next/server";
import { inDraftMode, isDraftMode, resumeDraftMode } from "./lib/auth/draft-mode";
import { guard } from "./lib/auth/guard";
import { planVariant } from "./lib/plans/variant";
import { mailedLinkStatus } from "./lib/routing/mailed-links";
import { forOneVisitor, forThisRequest } from "./lib/security/single-request";
import { refuseSubmission } from "./lib/security/submission";

/**
 * Sees what submits something, what names a plan, the pages under (session), and whatever an admin
 * opens in Draft Mode; a visitor's reading of any other page never passes through here.
 */
export async function middleware(request: NextRequest) {
  const answer = (await refuseSubmission(request)) ?? (await guard(request));
  if (answer) return answer;
  const variant = planVariant(request.nextUrl);
  if (isDraftMode(request)) return inDraftMode(request, variant);
  const resumed = await resumeDraftMode(request);
  if (resumed) return resumed;
  if (request.method === "POST") return forThisRequest(request, variant);
  if (variant) return NextResponse.rewrite(variant);
  const status = await mailedLinkStatus(request.nextUrl);
  return status ? forOneVisitor(request, status) : NextResponse.next();
}

export const config = {
  runtime: "nodejs",
  matcher: [
    { source: "/((?!api/).*)", has: [{ type: "header", key: "content-type" }] },
    { source: "/((?!api/).*)", has: [{ type: "header", key: "next-action" }] },
    { source: "/get-started", has: [{ type: "query", key: "plan" }] },
    // In Draft Mode every page, but no file: a picture is the same for everybody, and is kept.
    { source: "/((?!api/|_next/)[^.]*)", has: [{ type: "cookie", key: "__prerender_bypass" }] },
    // An admin, as it seems, whose Draft Mode has ended with the browser.
    { source: "/blog/:path*", has: [{ type: "cookie", key: "kiskadee-hint", value: "admin" }] },
    "/admin/:path*",
    "/(login|register|reset-password|session-check)",
    "/auth/confirm",
    "/booking",
    "/newsletter/(confirm|unsubscribe)",
  ],
};
