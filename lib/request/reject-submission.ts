import type { NextRequest, NextResponse } from "next/server";
import { env } from "@/lib/env";
import { failure } from "@/lib/http/failure/failure";
import { unreadableText } from "@/lib/http/filters/action-status";
import { calledAction } from "@/lib/next/action-call";
import { isActionId } from "@/lib/next/known-actions";
import { isSameOrigin } from "@/lib/security/sender";

const maxBodyBytes = 256 * 1024;

/**
 * Enough for the editor's 200,000 characters; next.config.ts has the same limit. Calls that the
 * editor makes while the list opens after a save go to the list's URL.
 */
const maxEditorBytes = 1024 * 1024;
const editor = /^\/admin\/(posts|content)(\/|$)/;

const routeHandler = "/auth/sign-out";

const unknownText = "This page has changed since you opened it. Please reload it and try again.";

export async function rejectSubmission(request: NextRequest): Promise<NextResponse | null> {
  if (request.method === "GET" || request.method === "HEAD") return null;
  if (request.method !== "POST")
    return failure(405, "This page accepts GET and POST only.", { allow: "GET, HEAD, POST" });
  if (!isSameOrigin(request.headers, env())) {
    return failure(
      403,
      "This form was sent from another site. Open the page and send it from there.",
    );
  }
  const maxBytes = editor.test(request.nextUrl.pathname) ? maxEditorBytes : maxBodyBytes;
  const length = Number(request.headers.get("content-length") ?? 0);
  // If the sender disconnects before the end, nobody receives the response.
  const body =
    length <= maxBytes &&
    (await request
      .clone()
      .bytes()
      .catch(() => null));
  // A chunked body doesn't declare its length.
  if (!body || body.length > maxBytes) {
    return failure(413, "That's too much to send at once. Please shorten it and try again.");
  }
  if (request.nextUrl.pathname === routeHandler) return null;
  const id = await calledAction(request.headers, body);
  if (id === null) return failure(400, unreadableText);
  return isActionId(id) ? null : failure(400, unknownText, { "x-nextjs-action-not-found": "1" });
}
