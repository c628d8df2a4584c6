import type { Server } from "node:http";
import type { Log } from "../database/database.ts";
import { type Handler, listen } from "../process/http-server.ts";
import { withQuietConsole } from "./quiet-console.ts";

/** Serves Supabase on 127.0.0.1; logs each server error in one line, but not rejected requests. */
export function serveSupabase(handle: Handler, url: string, log: Log): Promise<Server> {
  return listen(Number(new URL(url).port), url, async (request) => {
    const [response, lines] = await withQuietConsole(() => handle(request));
    if (response.status >= 500) {
      const { pathname } = new URL(request.url);
      log(
        `Supabase answered ${response.status} to ${request.method} ${pathname} ${lines[0] ?? ""}`,
      );
    }
    return response;
  });
}
