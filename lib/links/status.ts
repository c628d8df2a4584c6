export type LinkStatus = "open" | "used" | "expired" | "forged" | "unavailable";

/** Set by the middleware: a page rendered per request has sent its 200 before it knows. */
export const linkHttpStatus: Record<LinkStatus, number> = {
  open: 200,
  used: 410,
  expired: 410,
  forged: 403,
  unavailable: 503,
};
