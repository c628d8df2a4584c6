import type { NoAdminSession } from "@/lib/auth/session";
import { reportError } from "@/lib/log";

/** Use 303 after a POST, so that its body isn't sent again. */
export function toSignIn(
  list: string,
  { ended, status: why }: NoAdminSession,
  status: 303 | 307 = 307,
): Response {
  const query = new URLSearchParams({ next: list, why: ended ? "session" : "unavailable" });
  const location = why === 403 ? "/admin" : `/login?${query}`;
  return new Response(null, {
    status,
    headers: { location, "cache-control": "private, no-store" },
  });
}

export function exportFailed(error: unknown, message: string): Response {
  reportError(error, "download of a list");
  return new Response(`${message}\n`, {
    status: 503,
    headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "private, no-store" },
  });
}

/** Response that downloads a file; `type` is its content type. */
export function fileDownload(body: BodyInit, type: string, name: string): Response {
  return new Response(body, {
    headers: {
      "content-type": type,
      "content-disposition": `attachment; filename="${name}"`,
      "cache-control": "private, no-store",
    },
  });
}
