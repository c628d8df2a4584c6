export type LinkStatus = "open" | "used" | "expired" | "forged" | "unavailable";

/** Set by the middleware: once a dynamic page knows the status, it has already sent its 200. */
export const linkHttpStatus: Record<LinkStatus, number> = {
  open: 200,
  used: 410,
  expired: 410,
  forged: 403,
  unavailable: 503,
};
