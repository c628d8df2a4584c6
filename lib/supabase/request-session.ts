import { createServerClient } from "@supabase/ssr";
import type { NextRequest, NextResponse } from "next/server";
import { rememberCookie, withSessionAge } from "@/lib/cookie-options";
import { env } from "@/lib/env";
import type { Database } from "./database.types";
import { sessionOptions } from "./options";

type Changed = Parameters<NextResponse["cookies"]["set"]>;

/** The page sees renewed cookies immediately; `keep` adds them to the response. */
export function requestSession(request: NextRequest) {
  const { SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY } = env();
  const changes: Changed[] = [];
  const isRemembered = request.cookies.has(rememberCookie);
  const client = createServerClient<Database>(SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY, {
    ...sessionOptions(),
    cookies: {
      getAll: () => request.cookies.getAll(),
      setAll(changed) {
        for (const { name, value, options } of changed) {
          request.cookies.set(name, value);
          changes.push([name, value, withSessionAge(options, isRemembered)]);
        }
      },
    },
  });
  const keep = (response: NextResponse): NextResponse => {
    for (const change of changes) response.cookies.set(...change);
    return response;
  };
  return { client, keep };
}
