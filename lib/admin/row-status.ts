import type { NextRequest } from "next/server";

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

const rowPath = /^\/admin\/(posts|messages)\/([^/]+)$/;

/** Whether a part of an address can be a row's id at all. */
export function isRowId(value: string): boolean {
  return uuid.test(value);
}

/**
 * The status of an admin page by the id in its address: 404 where that cannot be one. Asked by the
 * middleware, since a page that is rendered for a request has sent its 200 by then.
 */
export async function rowStatus(request: NextRequest): Promise<200 | 404> {
  const [, area, id] = rowPath.exec(request.nextUrl.pathname) ?? [];
  return id === undefined || isRowId(id) || (area === "posts" && id === "new") ? 200 : 404;
}
