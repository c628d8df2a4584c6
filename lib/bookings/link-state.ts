import "server-only";
import { withReporting } from "@/lib/action";
import { linkHttpStatus } from "@/lib/links/status";
import { oncePerRequest } from "@/lib/once-per-request";
import { type BookingByToken, getBookingByToken } from "./booking-by-token";
import { readLink } from "./links";

type State = BookingByToken | { status: "unavailable" };

/**
 * Returns the link's state to the page, reusing the middleware's lookup. Never throws: a page that
 * is already streaming would stay blank.
 */
export function bookingLinkState(token: unknown): Promise<State> {
  return oncePerRequest("booking link", () =>
    withReporting<State>("booking link", { status: "unavailable" }, () =>
      getBookingByToken(token, Date.now()),
    ),
  );
}

/** Returns null for any path but /booking. */
export async function bookingLinkStatus({ pathname, searchParams }: URL): Promise<number | null> {
  if (pathname !== "/booking") return null;
  const [token = "", ...others] = searchParams.getAll("token");
  const signed = others.length > 0 ? "forged" : readLink(token, Date.now()).status;
  if (signed !== "valid") return linkHttpStatus[signed];
  const { status } = await bookingLinkState(token);
  return linkHttpStatus[status === "unavailable" ? status : "open"];
}
