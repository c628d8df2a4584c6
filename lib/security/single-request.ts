import { type NextRequest, NextResponse } from "next/server";
import { env } from "../env";
import { themeScript } from "../theme";
import { outsideSources } from "./outside";
import { policyForNonce } from "./policy";

/**
 * Passes on a request whose page is rendered for it alone, at `target` where that is another
 * address: the policy has a nonce, which Next.js takes from the request and puts on its scripts.
 */
export function forThisRequest(
  request: NextRequest,
  target: URL | null,
  status = 200,
): NextResponse {
  const nonce = crypto.randomUUID().replaceAll("-", "");
  const policy = policyForNonce(nonce, [themeScript], outsideSources(env()));
  const headers = new Headers(request.headers);
  headers.set("content-security-policy", policy);
  const response = passOn(target, headers, status);
  response.headers.set("content-security-policy", policy);
  return response;
}

/**
 * The same for a page that nobody but its visitor may see: kept nowhere, listed nowhere. `target`
 * is another page to show in its place.
 */
export function forOneVisitor(
  request: NextRequest,
  status = 200,
  target: URL | null = null,
): NextResponse {
  const response = forThisRequest(request, target, status);
  response.headers.set("cache-control", "private, no-store");
  response.headers.set("x-robots-tag", "noindex, nofollow");
  return response;
}

function passOn(target: URL | null, headers: Headers, status: number): NextResponse {
  const request = { headers };
  return target
    ? NextResponse.rewrite(target, { status, request })
    : NextResponse.next({ status, request });
}
