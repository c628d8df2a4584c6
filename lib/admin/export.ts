import type { NoAdminSession } from "@/lib/auth/session";
import { reportError } from "@/lib/log";

export function toSignIn(list: string, { ended }: NoAdminSession): Response {
  const query = new URLSearchParams({ next: list, why: ended ? "session" : "unavailable" });
  return new Response(null, {
    status: 307,
    headers: { location: `/login?${query}`, "cache-control": "private, no-store" },
  });
}

export function exportFailed(error: unknown, message: string): Response {
  reportError(error, "download of a list");
  return new Response(`${message}\n`, {
    status: 503,
    headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "private, no-store" },
  });
}
