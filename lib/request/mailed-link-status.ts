import { bookingLinkStatus } from "@/lib/bookings/link-state";
import { linkStatus } from "@/lib/newsletter/link-state";

export async function mailedLinkStatus(url: URL): Promise<number | null> {
  return (await bookingLinkStatus(url)) ?? (await linkStatus(url));
}
