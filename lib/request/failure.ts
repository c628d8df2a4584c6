import { NextResponse } from "next/server";
import { policyForData } from "@/lib/security/policy";

/** One line of text, before Next.js does anything with the request. */
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
