import "server-only";
import { linkHttpStatus } from "@/lib/links/status";
import { reportError } from "@/lib/log";
import { oncePerRequest } from "@/lib/once-per-request";
import { type BookingByToken, getBookingByToken } from "./booking-by-token";
import { readLink } from "./links";

/** For the page, which shows what the middleware has looked up. Never throws: one that has begun to be sent would be blank. */
export function bookingLinkState(
  token: unknown,
): Promise<BookingByToken | { status: "unavailable" }> {
  return oncePerRequest("booking link", async () => {
    try {
      return await getBookingByToken(token, Date.now());
    } catch (error) {
      reportError(error, "booking link");
      return { status: "unavailable" };
    }
  });
}

/** Null for any path but /booking. */
export async function bookingLinkStatus({ pathname, searchParams }: URL): Promise<number | null> {
  if (pathname !== "/booking") return null;
  const [token = "", ...others] = searchParams.getAll("token");
  const signed = others.length > 0 ? "forged" : readLink(token, Date.now()).status;
  if (signed !== "valid") return linkHttpStatus[signed];
  const { status } = await bookingLinkState(token);
  return linkHttpStatus[status === "unavailable" ? status : "open"];
}
