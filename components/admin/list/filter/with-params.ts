import type { Route } from "next";

export type Params = Readonly<Record<string, string | undefined>>;

/** Omits empty values. */
export function withParams(path: string, params: Params): Route {
  const query = queryOf(params);
  return (query ? `${path}?${query}` : path) as Route;
}

export function pageHrefOf(path: string, params: Params) {
  return (page: number) => withParams(path, { ...params, page: pageParam(page) });
}

export const pageParam = (page: number): string | undefined =>
  page > 1 ? String(page) : undefined;

/** Returns the URL of a row's page; `list` stores the filters for the link back. */
export function rowHref(path: string, list: Params): Route {
  return withParams(path, { list: queryOf(list) });
}

/** Returns the URL of the list a row's page was opened from, given the page's `list` parameter. */
export function backHref(path: string, list: unknown): Route {
  const params = new URLSearchParams(typeof list === "string" ? list : "");
  return withParams(path, Object.fromEntries(params));
}

function queryOf(params: Params): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(params)) if (value) query.set(name, value);
  return query.toString();
}
