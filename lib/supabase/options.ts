import type { CookieOptionsWithName } from "@supabase/ssr";
import { cacheTag } from "next/cache";
import { withoutDatabaseTag } from "@/lib/cache-tags";
import { baseCookieOptions } from "@/lib/cookie-options";
import { isServing, isWithoutDatabase } from "@/lib/env";
import { processState } from "@/lib/process-state";
import { withBreaker } from "./breaker";
import { queuedFetch } from "./queued-fetch";
import { rememberRefusals } from "./refused-tokens";

/** Timeout per call in milliseconds. */
const timeout = 10_000;

/**
 * Timeout per call that a visitor waits for, after submitting a form or opening an uncached page.
 */
const visitorTimeout = 2_000;

const fetchWithId: typeof fetch = (input, init) => {
  const headers = new Headers(init?.headers);
  const id = processState.requests.getStore()?.id;
  // Supabase records it in its API log.
  if (id) headers.set("x-request-id", id);
  return fetch(input, { ...init, headers });
};

function fetchWithin(limit: number): typeof fetch {
  return (input, init) =>
    fetchWithId(input, { ...init, signal: init?.signal ?? AbortSignal.timeout(limit) });
}

const fetchQueued = queuedFetch(fetchWithId, { silence: visitorTimeout, total: timeout });

const fetchPicture = fetchWithin(2_500);

/** Reads time out sooner; auth calls and builds may take longer. */
const fetchForPage: typeof fetch = (input, init) => {
  const url = String(input instanceof Request ? input.url : input);
  const fetchRead = url.includes("/storage/v1/") ? fetchPicture : fetchQueued;
  const isRead = /\/(rest|storage)\/v1\//.test(url);
  return (isServing && isRead ? fetchRead : fetchWithin(timeout))(input, init);
};

export const serverClientOptions = optionsWith(fetchWithin(timeout));
export const submissionClientOptions = optionsWith(withBreaker(fetchWithin(visitorTimeout)));
export const publicClientOptions = optionsWith(fetchForPage);

/** No retries: stored pages are served while the database is unreachable. */
function optionsWith(send: typeof fetch) {
  return {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    db: { retry: false },
    global: { fetch: isWithoutDatabase ? fetchNothing : send },
  };
}

export const sessionCookie = "auth-session";

/** Timeout in milliseconds, longer than the session check's, so that the check's limit applies. */
const sessionTimeout = 25_000;

// Shared by all clients, each of which lasts for one request.
const fetchSession = rememberRefusals(fetchWithin(sessionTimeout));

export function sessionOptions() {
  const cookieOptions: CookieOptionsWithName = {
    name: sessionCookie,
    path: "/",
    httpOnly: true,
    ...baseCookieOptions(),
  };
  return { db: serverClientOptions.db, global: { fetch: fetchSession }, cookieOptions };
}

/** Empty results of the functions that stored pages call. Any other function returns null. */
const emptyAnswers: Record<string, unknown> = {
  list_contents: [],
  list_published: { count: 0, posts: [] },
  list_further: { related: [], newer: null, older: null },
  list_years: [],
  list_year: { count: 0, posts: [] },
  count_sitemap: { posts: 0, tags: 0 },
  sitemap_posts: [],
  sitemap_tags: [],
};

/** For a build without a database: responds as if there were no rows, and tags what is stored. */
async function fetchNothing(input: RequestInfo | URL): Promise<Response> {
  try {
    cacheTag(withoutDatabaseTag);
  } catch {
    // Not within a cached function, so nothing is stored.
  }
  const { pathname } = new URL(input instanceof Request ? input.url : input);
  const [, name] = pathname.split("/rpc/");
  return Response.json(name ? (emptyAnswers[name] ?? null) : []);
}
