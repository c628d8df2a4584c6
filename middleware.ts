import { type NextRequest, NextResponse } from "next/server";
import { bookingLinkStatus } from "./lib/bookings/links";
import { linkStatus } from "./lib/newsletter/link-state";
import { planVariant } from "./lib/plans/variant";
import { forOneVisitor, forThisRequest } from "./lib/security/single-request";
import { refuseSubmission } from "./lib/security/submission";

/**
 * Sees what submits something, what names a plan, and the pages under (session); a visitor's reading
 * of any other page never passes through here.
 */
export async function middleware(request: NextRequest) {
  const refusal = await refuseSubmission(request);
  if (refusal) return refusal;
  const variant = planVariant(request.nextUrl);
  if (request.method === "POST") return forThisRequest(request, variant);
  if (variant) return NextResponse.rewrite(variant);
  const status = bookingLinkStatus(request.nextUrl) ?? (await linkStatus(request.nextUrl));
  return status ? forOneVisitor(request, status) : NextResponse.next();
}

export const config = {
  runtime: "nodejs",
  matcher: [
    { source: "/((?!api/).*)", has: [{ type: "header", key: "content-type" }] },
    { source: "/((?!api/).*)", has: [{ type: "header", key: "next-action" }] },
    { source: "/get-started", has: [{ type: "query", key: "plan" }] },
    "/booking",
    "/newsletter/(confirm|unsubscribe)",
  ],
};
