import type { Metadata } from "next";
import { connection } from "next/server";
import { BookingState } from "@/components/bookings/booking-state";
import { SiteFrame } from "@/components/site/document";
import { bookingLinkState } from "@/lib/bookings/link-state";

export const metadata: Metadata = {
  title: "Your consultation",
  // The URL holds a token, which the referrer must not leak to other sites.
  referrer: "same-origin",
};

export default async function BookingPage({ searchParams }: PageProps<"/booking">) {
  // A page renders in parallel with its layout, so the layout's call is not enough.
  await connection();
  const { token, done } = await searchParams;
  const linked = await bookingLinkState(token);
  return (
    <SiteFrame>
      <BookingState linked={linked} token={String(token)} done={done} />
    </SiteFrame>
  );
}
