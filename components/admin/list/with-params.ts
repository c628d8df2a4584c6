export type Params = Readonly<Record<string, string | undefined>>;

/** Empty values are left out. */
export function withParams(path: string, params: Params): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(params)) if (value) query.set(name, value);
  return query.size > 0 ? `${path}?${query}` : path;
}

export function pageHrefOf(path: string, params: Params) {
  return (page: number) =>
    withParams(path, { ...params, page: page > 1 ? String(page) : undefined });
}
