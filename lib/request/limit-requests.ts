import { setTimeout as wait } from "node:timers/promises";
import type { NextRequest, NextResponse } from "next/server";
import { draftsOf } from "@/lib/auth/draft-token";
import { env } from "@/lib/env";
import { busyText } from "@/lib/forms/submission";
import { failure } from "@/lib/http/failure/failure";
import { rateLimiter } from "@/lib/security/rate-limiter";
import { ipFromHeaders } from "@/lib/security/sender";

const window = { windowMs: 60_000, maxKeys: 10_000 };

/** Rendered for each request, for anybody. The admin's pages are for those who are signed in. */
const dynamicPage =
  /^\/(search|booking|preview\/[^/]+|login(\/[\w-]+)?|register|reset-password|session-check|auth\/confirm|newsletter\/\w+)$/;

/** In milliseconds. */
const failureDelay = 1_000;

/** An editor has its preview rendered at each pause in the typing. */
const adminFactor = 20;

type Limiters = Record<
  "submissions" | "pages" | "failures" | "admins" | "sessions",
  ReturnType<typeof rateLimiter>
>;

let limiters: Limiters | undefined;

/**
 * Counts in this process, before anything is parsed or asked of the database, what does not come from
 * the store of pages: submissions, good or not, and pages that are rendered for each request. An admin's
 * session is counted apart: an office may share its ip.
 */
export function limitRequests(request: NextRequest): NextResponse | null {
  const isRead = request.method === "GET" || request.method === "HEAD";
  if (isRead && !dynamicPage.test(request.nextUrl.pathname)) return null;
  const drafts = draftsOf(request);
  const ip = ipFromHeaders(request.headers, env().TRUSTED_PROXIES);
  const seconds = drafts?.isCurrent
    ? limits().admins(drafts.sessionId)
    : limits()[isRead ? "pages" : "submissions"](ip);
  return seconds === 0 ? null : busy(request, seconds);
}

/** Counts a session before anything is asked about it. */
export function countSession({ headers }: NextRequest) {
  const ip = ipFromHeaders(headers, env().TRUSTED_PROXIES);
  return { seconds: limits().sessions(ip), takeBack: () => void limits().sessions(ip, -1) };
}

export function busy(request: NextRequest, seconds: number): NextResponse {
  return failure(429, busyText(seconds), {
    "retry-after": String(seconds),
    // Next.js hands the text of exactly this type on to the page.
    ...(request.headers.has("next-action") && { "content-type": "text/plain" }),
  });
}

/**
 * Waits with the answer to what is rejected where that happens often, from whatever ip: a sender that
 * asks again as soon as it is answered would keep the process from its visitors.
 */
export async function holdFailures(): Promise<void> {
  if (limits().failures("") > 0) await wait(failureDelay);
}

function limits(): Limiters {
  const submissions = { ...window, max: env().SUBMISSIONS_PER_MINUTE };
  limiters ??= {
    submissions: rateLimiter(submissions),
    pages: rateLimiter({ ...window, max: env().PAGES_PER_MINUTE }),
    sessions: rateLimiter({ ...window, max: env().PAGES_PER_MINUTE }),
    failures: rateLimiter(submissions),
    admins: rateLimiter({ ...submissions, max: submissions.max * adminFactor }),
  };
  return limiters;
}
