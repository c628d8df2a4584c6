import type { CookieOptionsWithName } from "@supabase/ssr";
import { cacheTag } from "next/cache";
import { cacheTags } from "@/lib/cache-tags";
import { baseCookieOptions } from "@/lib/cookie-options";
import { isWithoutDatabase } from "@/lib/env";

/** For one call, in milliseconds. */
const timeout = 10_000;

function fetchWithin(limit: number) {
  return (input: RequestInfo | URL, init?: RequestInit) =>
    fetch(input, { ...init, signal: init?.signal ?? AbortSignal.timeout(limit) });
}

/** For a build without a database: answers as one without rows, and marks what is stored of it. */
async function fetchNothing(input: RequestInfo | URL): Promise<Response> {
  try {
    cacheTag(cacheTags.withoutDatabase);
  } catch {
    // Not within a cached function, so nothing is stored.
  }
  const { pathname } = new URL(input instanceof Request ? input.url : input);
  const rows = pathname.includes("/rpc/") ? null : [];
  return Response.json(rows, { headers: { "content-range": "*/0" } });
}

/** No retries: stored pages stand in while the database is unreachable. */
export const serverClientOptions = {
  auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
  db: { retry: false },
  global: { fetch: isWithoutDatabase ? fetchNothing : fetchWithin(timeout) },
};

export const sessionCookie = "auth-session";

/** In milliseconds: longer than the session check, so that its own limit decides. */
const sessionTimeout = 25_000;

export function sessionOptions() {
  const cookieOptions: CookieOptionsWithName = {
    name: sessionCookie,
    path: "/",
    httpOnly: true,
    ...baseCookieOptions(),
  };
  return {
    db: serverClientOptions.db,
    global: { fetch: fetchWithin(sessionTimeout) },
    cookieOptions,
  };
}
