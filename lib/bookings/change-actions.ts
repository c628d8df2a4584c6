"use server";

import type { Route } from "next";
import { RedirectType, redirect } from "next/navigation";
import { type ActionResult, failure, withReporting } from "@/lib/action";
import { flashResult } from "@/lib/forms/flash";
import { formAction } from "@/lib/forms/server-action";
import { readFields, readSubmission } from "@/lib/forms/submission";
import { clientIp } from "@/lib/security/sender";
import { type BookingByToken, getBookingByToken } from "./booking-by-token";
import { bookingErrors } from "./errors";
import { signLink } from "./links";
import { bookingPage } from "./page";
import { readSlotOf } from "./queries";
import { cancel, confirm, move, slotFailure } from "./save";
import { type Booking, type MoveField, MoveInput, SlotFields } from "./schema";

type Result = ActionResult<MoveField>;

export const confirmOwnBooking = formAction<Result>((form) =>
  followLink(form, "confirming a booking", async (linked, token) => {
    if (linked.status === "open" && linked.purpose === "confirm") await confirm(linked.booking);
    return bookingPage(token);
  }),
);

export const cancelOwnBooking = formAction<Result>((form) =>
  followLink(form, "cancelling a booking", async (linked, token) => {
    if (linked.status === "open" && linked.purpose === "cancel") await cancel(linked.booking);
    // A repeated press, which finds the booking cancelled, opens the same page.
    return bookingPage(token, "cancelled");
  }),
);

export const rescheduleBooking = formAction<Result>((form) =>
  followLink(form, "moving a booking", async (linked, token) =>
    // The database recognises a repeated press by the sequence number that the link was signed for.
    (linked.status === "open" || linked.status === "used") && linked.purpose === "reschedule"
      ? moveTo({ ...linked.booking, sequence: linked.sequence }, token, form)
      : bookingPage(token),
  ),
);

type Work = (linked: BookingByToken, token: string) => Promise<Result | Route>;

async function followLink(form: FormData, where: string, work: Work): Promise<Result> {
  const token = tokenOf(form);
  const fallback = failure(bookingErrors.changeFailed, readFields(form, SlotFields));
  const next = await withReporting<Result | Route>(where, fallback, async () =>
    work(await getBookingByToken(token, Date.now()), token),
  );
  // Outside `withReporting`, because `redirect` throws.
  if (typeof next === "string") redirect(next, RedirectType.replace);
  return flashResult("/booking", next, { token });
}

async function moveTo(booking: Booking, token: string, form: FormData): Promise<Result | Route> {
  const { start, errors } = await readSlotOf(form);
  const { result, data, values } = readSubmission(form, MoveInput, { errors });
  if (result) return result;
  const ip = await clientIp();
  const to = { start, timeZone: data.time_zone ?? booking.timeZone };
  const outcome = await move(booking, to, ip);
  if (outcome.status !== "rescheduled")
    return (await slotFailure(outcome, start, ip, values)) ?? bookingPage(token);
  const next = { ...booking, purpose: "reschedule", sequence: booking.sequence + 1 } as const;
  return bookingPage(signLink(next, start), "moved");
}

function tokenOf(form: FormData): string {
  const token = form.get("token");
  // Our tokens are shorter; a longer one must not reach a URL.
  return typeof token === "string" ? token.slice(0, 200) : "";
}
