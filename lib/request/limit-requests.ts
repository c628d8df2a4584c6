import { setTimeout as wait } from "node:timers/promises";
import type { NextRequest, NextResponse } from "next/server";
import { draftsOf } from "@/lib/auth/draft-token";
import { env } from "@/lib/env";
import { busyText } from "@/lib/forms/submission";
import { failure } from "@/lib/http/failure/failure";
import { rateLimiter } from "@/lib/security/rate-limiter";
import { ipFromHeaders } from "@/lib/security/sender";

const window = { windowMs: 60_000, maxKeys: 10_000 };

/** Pages rendered per request and open to anyone, unlike the admin's. */
const dynamicPage =
  /^\/(account|search|booking|preview\/[^/]+|login(\/[\w-]+)?|register|reset-password|session-check|setup|auth\/confirm|newsletter\/\w+)$/;

/** Delay of responses while rejections are frequent, in milliseconds. */
const failureDelay = 1_000;

/** Admins get a higher limit: the editor renders its preview at each pause in typing. */
const adminFactor = 20;

type Limiters = Record<
  "submissions" | "pages" | "failures" | "admins",
  ReturnType<typeof rateLimiter>
>;

let limiters: Limiters | undefined;

/**
 * Counts, in this process, requests that the page cache doesn't answer: submissions, valid or not,
 * and pages rendered per request. Runs before any parsing or query. Admin sessions are counted
 * separately, since an office may share an IP.
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

export function busy(request: NextRequest, seconds: number): NextResponse {
  return failure(429, busyText(seconds), {
    "retry-after": String(seconds),
    // Next.js passes the text on to the page only for exactly this type.
    ...(request.headers.has("next-action") && { "content-type": "text/plain" }),
  });
}

/**
 * Delays the response while rejections are frequent across all IPs. Otherwise, senders that retry
 * immediately would crowd out visitors.
 */
export async function holdFailures(): Promise<void> {
  if (limits().failures("") > 0) await wait(failureDelay);
}

function limits(): Limiters {
  const submissions = { ...window, max: env().SUBMISSIONS_PER_MINUTE };
  limiters ??= {
    submissions: rateLimiter(submissions),
    pages: rateLimiter({ ...window, max: env().PAGES_PER_MINUTE }),
    failures: rateLimiter(submissions),
    admins: rateLimiter({ ...submissions, max: submissions.max * adminFactor }),
  };
  return limiters;
}
