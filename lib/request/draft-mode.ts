import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type NextRequest, NextResponse } from "next/server";
import { draftCookie } from "@/lib/auth/draft-cookie";
import { hintCookie } from "@/lib/auth/session-hint";
import { draftAttributes, sessionHint } from "@/lib/auth/sync-session-hint";
import { checkViewer } from "@/lib/auth/viewer";
import { buildEnv, isProduction } from "@/lib/env";
import { requestSession } from "@/lib/supabase/request-session";
import { mailedLinkStatus } from "./mailed-link-status";
import { privateResponse } from "./private-response";

const blog = /^\/blog(\/|$)/;

/** With an earlier build's cookie Next.js serves the stored page, which has its own policy. */
export function isDraftMode(request: NextRequest): boolean {
  const cookie = request.cookies.get(draftCookie)?.value;
  const id = draftModeId();
  return cookie !== undefined && (id === undefined || cookie === id);
}

export async function inDraftMode(request: NextRequest, target: URL | null): Promise<NextResponse> {
  const { client, keep } = requestSession(request);
  // Renews an expired session here: a page cannot set its cookie.
  await client.auth.getSession().catch(() => null);
  const status = await mailedLinkStatus(request.nextUrl);
  return keep(privateResponse(request, status ?? 200, target));
}

/** Restarts Draft Mode after a new build or browser session; null unless the hint says admin. */
export async function resumeDraftMode(request: NextRequest): Promise<NextResponse | null> {
  const id = draftModeId();
  const seemsAdmin = request.cookies.get(hintCookie)?.value === "admin";
  if (!id || !seemsAdmin || request.method !== "GET" || !blog.test(request.nextUrl.pathname)) {
    return null;
  }
  const { client, keep } = requestSession(request);
  if (sessionHint(await checkViewer(client)) !== "admin") return keep(NextResponse.next());
  request.cookies.set(draftCookie, id);
  const response = keep(privateResponse(request));
  response.cookies.set(draftCookie, id, draftAttributes);
  return response;
}

let known: { id: string | undefined } | undefined;

/** Undefined where the middleware runs apart from the build output. */
function draftModeId(): string | undefined {
  known ??= { id: isProduction ? readId() : undefined };
  return known.id;
}

function readId(): string | undefined {
  try {
    const file = join(buildEnv().NEXT_DIST_DIR, "prerender-manifest.json");
    return JSON.parse(readFileSync(/* turbopackIgnore: true */ file, "utf8")).preview.previewModeId;
  } catch {
    return undefined;
  }
}
