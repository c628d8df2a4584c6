import type { Metadata } from "next";
import { connection } from "next/server";
import { BookingState } from "@/components/booking/booking-state";
import { SiteFrame } from "@/components/site/document";
import { readLinked } from "@/lib/bookings/linked";

export const metadata: Metadata = {
  title: "Your consultation",
  // The address holds a key: no other site is to see it.
  referrer: "same-origin",
};

/** Where the links of a booking's mails lead. Opening one changes nothing; its button does. */
export default async function BookingPage({ searchParams }: PageProps<"/booking">) {
  // The layout waits for it too, but a page is rendered beside its layout, not after it.
  await connection();
  const { token, done } = await searchParams;
  const linked = await readLinked(token, Date.now());
  return (
    <SiteFrame>
      <BookingState linked={linked} token={String(token)} done={done} />
    </SiteFrame>
  );
}
