export type LinkStatus = "open" | "used" | "expired" | "forged" | "unavailable";

/** Set by the middleware: once a dynamic page knows the status, it has already sent its 200. */
export const linkHttpStatus: Record<LinkStatus, number> = {
  open: 200,
  used: 410,
  expired: 410,
  forged: 403,
  unavailable: 503,
};

/** Value of a parameter in a link; undefined unless it occurs exactly once. */
export function singleParam({ searchParams }: URL, name: string): string | undefined {
  const [value, ...others] = searchParams.getAll(name);
  return others.length === 0 ? value : undefined;
}
