export type Params = Readonly<Record<string, string | undefined>>;

/** The path with those of the parameters that say something. */
export function withParams(path: string, params: Params): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(params)) if (value) query.set(name, value);
  return query.size > 0 ? `${path}?${query}` : path;
}
