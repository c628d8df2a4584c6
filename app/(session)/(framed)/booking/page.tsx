import type { Metadata } from "next";
import { connection } from "next/server";
import { BookingState } from "@/components/bookings/booking-state";
import { bookingLinkState } from "@/lib/bookings/link-state";
import type { MoveField } from "@/lib/bookings/schema";
import { getKnown } from "@/lib/content/queries";
import { readFlash } from "@/lib/forms/flash";

export const metadata: Metadata = {
  title: "Your consultation",
  // The URL contains a token, which must not leak to other sites through the Referer header.
  referrer: "same-origin",
};

export default async function BookingPage({ searchParams }: PageProps<"/booking">) {
  // Pages render in parallel with their layout, so the layout's call is not enough.
  await connection();
  const { token, done, answer } = await searchParams;
  const linked = await bookingLinkState(token);
  const [{ email }, hours] = await Promise.all([getKnown("site"), getKnown("hours")]);
  const flash = await readFlash<MoveField>(answer);
  return <BookingState {...{ linked, done, hours, email, flash }} token={String(token)} />;
}
