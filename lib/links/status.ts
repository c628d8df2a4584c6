export type LinkStatus = "open" | "used" | "expired" | "forged" | "unavailable";

/** Set by the middleware, because a dynamic page has already sent its 200 by the time it knows. */
export const linkHttpStatus: Record<LinkStatus, number> = {
  open: 200,
  used: 410,
  expired: 410,
  forged: 403,
  unavailable: 503,
};
