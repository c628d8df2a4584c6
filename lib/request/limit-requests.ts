import type { NextRequest, NextResponse } from "next/server";
import { env } from "@/lib/env";
import { busyText } from "@/lib/forms/submission";
import { rateLimiter } from "@/lib/security/rate-limiter";
import { ipFromHeaders } from "@/lib/security/sender";
import { failure } from "./failure";

const window = { windowMs: 60_000, maxKeys: 10_000 };

/** Rendered for each request, for anybody. The admin's pages are for those who are signed in. */
const dynamicPage =
  /^\/(search|booking|login(\/[\w-]+)?|register|reset-password|session-check|auth\/confirm|newsletter\/\w+)$/;

let limiters: Record<"submissions" | "pages", ReturnType<typeof rateLimiter>> | undefined;

/**
 * Counts in this process, before anything is parsed or asked of the database, what does not come from
 * the store of pages: submissions, good or not, and pages that are rendered for each request.
 */
export function limitRequests(request: NextRequest): NextResponse | null {
  limiters ??= {
    submissions: rateLimiter({ ...window, max: env().SUBMISSIONS_PER_MINUTE }),
    pages: rateLimiter({ ...window, max: env().PAGES_PER_MINUTE }),
  };
  const isRead = request.method === "GET" || request.method === "HEAD";
  if (isRead && !dynamicPage.test(request.nextUrl.pathname)) return null;
  const ip = ipFromHeaders(request.headers, env().TRUSTED_PROXIES);
  const seconds = limiters[isRead ? "pages" : "submissions"](ip);
  return seconds === 0 ? null : failure(429, busyText(seconds), { "retry-after": String(seconds) });
}
