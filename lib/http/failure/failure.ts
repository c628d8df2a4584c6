import { type NextRequest, NextResponse } from "next/server";
import { failures } from "@/content/failure-pages";
import { policyForData } from "@/lib/security/policy";
import { type FailureStrings, failurePage, failurePolicy, retrySeconds } from "./failure-page";
import { rejectionStrings } from "./failure-strings";

/** Responds with one line of text, before Next.js handles the request. */
export function failure(
  status: number,
  message: string,
  headers: Record<string, string> = {},
): NextResponse {
  return new NextResponse(`${message}\n`, {
    status,
    headers: {
      "content-type": "text/plain; charset=utf-8",
      "content-security-policy": policyForData,
      "cache-control": "no-store",
      ...headers,
    },
  });
}

/** Turns the line of text into a page with a link back, if a browser would display it. */
export async function pageOfFailure(
  { headers, nextUrl }: NextRequest,
  line: NextResponse,
): Promise<NextResponse> {
  const isShown = headers.get("accept")?.includes("text/html") && !headers.has("next-action");
  if (!isShown) return line;
  return htmlPage(rejectionStrings(nextUrl.pathname, await line.text()), line);
}

/**
 * Asks an admin to reload the page, which sends the form again, once they have signed in; or later,
 * if `signIn` is null because the session can't be checked.
 */
export function resendPage(signIn: URL | null): NextResponse {
  if (!signIn) {
    const busy = failure(503, "", { "retry-after": String(retrySeconds) });
    return htmlPage({ ...failures.unchecked, first: null }, busy);
  }
  const { signIn: label, ...strings } = failures.session;
  const first = { href: `${signIn.pathname}${signIn.search}`, label };
  return htmlPage({ ...strings, first }, failure(401, ""));
}

function htmlPage(strings: FailureStrings, init: NextResponse): NextResponse {
  const response = new NextResponse(failurePage(strings), init);
  response.headers.set("content-type", "text/html; charset=utf-8");
  response.headers.set("content-security-policy", failurePolicy);
  return response;
}
