import { type NextRequest, NextResponse } from "next/server";
import { policyForData } from "@/lib/security/policy";
import { failurePage, failurePolicy } from "./failure-page";
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
  const page = failurePage(rejectionStrings(nextUrl.pathname, await line.text()));
  const response = new NextResponse(page, line);
  response.headers.set("content-type", "text/html; charset=utf-8");
  response.headers.set("content-security-policy", failurePolicy);
  return response;
}
