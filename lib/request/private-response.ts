import { type NextRequest, NextResponse } from "next/server";
import { env } from "@/lib/env";
import { flashCookie, flashStatus } from "@/lib/forms/flash";
import { retrySeconds } from "@/lib/http/failure/failure-page";
import { headScript } from "@/lib/security/head-script";
import { playerHeader } from "@/lib/security/players";
import { policyForNonce, thirdPartySources, withPlayers } from "@/lib/security/policy";

/** Post pages may have a player, which is known only once they are rendered. */
const showsPost = /^\/(blog|preview)\//;

/** Next.js takes the nonce from the request's policy and puts it on its scripts. */
export function withNonce(request: NextRequest, target: URL | null, status = 200): NextResponse {
  const nonce = crypto.randomUUID().replaceAll("-", "");
  const sources = thirdPartySources(env());
  const mayPlay = showsPost.test(request.nextUrl.pathname);
  const policy = policyForNonce(nonce, [headScript], mayPlay ? withPlayers(sources) : sources);
  const headers = new Headers(request.headers);
  headers.set("content-security-policy", policy);
  const response = continueTo(target, headers, status);
  response.headers.set("content-security-policy", policy);
  if (mayPlay) response.headers.set(playerHeader.name, playerHeader.value);
  return response;
}

export function privateResponse(
  request: NextRequest,
  status = 200,
  target: URL | null = null,
): NextResponse {
  const { retryAfter, status: shown = 200 } = flashOf(request);
  const response = withNonce(request, target, status === 200 ? shown : status);
  // Marks a page that explains an outage, so that lib/http/filters/failure-pages.ts doesn't replace
  // it.
  const seconds = retryAfter ?? (status === 503 ? retrySeconds : 0);
  if (seconds) response.headers.set("retry-after", String(seconds));
  response.headers.set("cache-control", "private, no-store");
  response.headers.set("x-robots-tag", "noindex, nofollow");
  return response;
}

/** Without JavaScript, a form's result is shown on the page that it redirects to. */
function flashOf({ method, cookies, nextUrl }: NextRequest): ReturnType<typeof flashStatus> {
  if (method !== "GET") return {};
  return flashStatus(cookies.get(flashCookie)?.value, nextUrl.searchParams.get("answer"));
}

function continueTo(target: URL | null, headers: Headers, status: number): NextResponse {
  const request = { headers };
  return target
    ? NextResponse.rewrite(target, { status, request })
    : NextResponse.next({ status, request });
}
