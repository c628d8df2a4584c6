import { bookingLinkStatus } from "@/lib/bookings/links";
import { linkStatus } from "@/lib/newsletter/link-state";

export async function mailedLinkStatus(url: URL): Promise<number | null> {
  return bookingLinkStatus(url) ?? (await linkStatus(url));
}
