import { NextResponse } from "next/server";
import { env } from "@/lib/env";
import { linkState } from "@/lib/newsletter/link-state";
import { isOneClick } from "@/lib/newsletter/one-click";
import { storeUnsubscription } from "@/lib/newsletter/queries";

/**
 * One-click unsubscribe (RFC 8058): sent without Origin or cookies, so the signed token authorises
 * it. The middleware's submission check skips /api for this reason.
 */
export async function POST(request: Request) {
  if (!(await isOneClick(request))) return answer(400, "This URL accepts one-click requests only.");
  const link = await linkState("unsubscribe", tokenOf(request));
  if (link.status === "forged") return answer(403, "This link isn't valid.");
  if (link.status === "expired") return answer(410, "This email is no longer on our list.");
  if (link.status === "unavailable") return answer(503, "Please try again later.");
  if (link.status === "open") await storeUnsubscription(link.id);
  // A provider that retries after success gets the same response.
  return answer(200, "You're unsubscribed.");
}

/** Mail clients without one-click support open the URL, so GET must change nothing. */
export function GET(request: Request) {
  const page = new URL("/newsletter/unsubscribe", env().SITE_URL);
  page.searchParams.set("token", String(tokenOf(request) ?? ""));
  return NextResponse.redirect(page, 303);
}

function tokenOf(request: Request): string | null {
  const tokens = new URL(request.url).searchParams.getAll("token");
  return tokens.length === 1 ? (tokens[0] ?? null) : null;
}

function answer(status: number, message: string): Response {
  const headers = { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" };
  return new Response(`${message}\n`, { status, headers });
}
