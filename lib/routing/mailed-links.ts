import { bookingLinkStatus } from "../bookings/links";
import { linkStatus } from "../newsletter/link-state";

/** The status that the page behind a mailed link is answered with; null for any other address. */
export async function mailedLinkStatus(url: URL): Promise<number | null> {
  return bookingLinkStatus(url) ?? (await linkStatus(url));
}
