import { type NextRequest, NextResponse } from "next/server";
import { mailedLinkStatus } from "../routing/mailed-links";
import { forOneVisitor } from "../security/single-request";
import { requestSession } from "../supabase/request-session";
import { draftCookie } from "./draft-cookie";
import { draftModeId } from "./draft-mode-id";
import { hintCookie } from "./hint";
import { draftAttributes, hintFor } from "./marks";
import { checkViewer } from "./viewer";

const blog = /^\/blog(\/|$)/;

/**
 * Whether Next.js takes a request for one in Draft Mode. With the cookie of an earlier build it serves
 * the stored page, whose own policy would then stand beside that of a page for one person.
 */
export function isDraftMode(request: NextRequest): boolean {
  const cookie = request.cookies.get(draftCookie)?.value;
  const id = draftModeId();
  return cookie !== undefined && (id === undefined || cookie === id);
}

/** Any page, at `target` where that is another one, rendered with the rights of who asks for it. */
export async function inDraftMode(request: NextRequest, target: URL | null): Promise<NextResponse> {
  const { client, keep } = requestSession(request);
  // Renews a session that has run out. A page cannot set its cookie.
  await client.auth.getSession().catch(() => null);
  const status = await mailedLinkStatus(request.nextUrl);
  return keep(forOneVisitor(request, status ?? 200, target));
}

/**
 * The blog for an admin whose Draft Mode has ended with their browser or an earlier build: in it again.
 * Null for everybody who does not even seem to be an admin.
 */
export async function resumeDraftMode(request: NextRequest): Promise<NextResponse | null> {
  const id = draftModeId();
  const seemsAdmin = request.cookies.get(hintCookie)?.value === "admin";
  if (!id || !seemsAdmin || request.method !== "GET" || !blog.test(request.nextUrl.pathname)) {
    return null;
  }
  const { client, keep } = requestSession(request);
  if (hintFor(await checkViewer(client)) !== "admin") return keep(NextResponse.next());
  // For this request too, so that it needs no second one.
  request.cookies.set(draftCookie, id);
  const response = keep(forOneVisitor(request));
  response.cookies.set(draftCookie, id, draftAttributes);
  return response;
}
