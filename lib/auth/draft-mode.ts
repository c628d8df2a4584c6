import type { NextRequest, NextResponse } from "next/server";
import { bookingLinkStatus } from "../bookings/links";
import { linkStatus } from "../newsletter/link-state";
import { forOneVisitor } from "../security/single-request";
import { requestSession } from "../supabase/request-session";
import { draftCookie } from "./draft-cookie";

export function isDraftMode(request: NextRequest): boolean {
  return request.cookies.has(draftCookie);
}

/** Any page, at `target` where that is another one, rendered with the rights of who asks for it. */
export async function inDraftMode(request: NextRequest, target: URL | null): Promise<NextResponse> {
  const { client, keep } = requestSession(request);
  // Renews a session that has run out. A page cannot set its cookie.
  await client.auth.getSession().catch(() => null);
  const status = bookingLinkStatus(request.nextUrl) ?? (await linkStatus(request.nextUrl));
  return keep(forOneVisitor(request, status ?? 200, target));
}
