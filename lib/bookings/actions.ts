"use server";

import { consultations } from "@/content/consultations";
import { type ActionResult, failure, storeOnce, success } from "@/lib/action";
import type { Plan } from "@/lib/content/kinds/plans";
import { getKnown } from "@/lib/content/queries";
import { readSender } from "@/lib/forms/sender";
import { formAction } from "@/lib/forms/server-action";
import { readSubmission } from "@/lib/forms/submission";
import { findPlan } from "@/lib/pricing/find-plan";
import { calendarFile, webCalendars } from "./calendar-file";
import { bookingErrors } from "./errors";
import { readSlotOf } from "./queries";
import { book, slotFailure } from "./save";
import { type Booking, type BookingField, BookingInput } from "./schema";
import { slotEnd } from "./slots";
import { bookedText, bookingStrings, heldText } from "./strings";

type Result = ActionResult<BookingField>;

export const createBooking = formAction<Result>(async (form) => {
  const [{ start, errors }, { plans }, { email }] = await Promise.all([
    readSlotOf(form),
    getKnown("plans"),
    getKnown("site"),
  ]);
  const bookingOf = (input: BookingInput) => toBooking(input, start, plans);
  const guards = {
    errors,
    success: (input: BookingInput) => booked(bookingOf(input), email),
    tooFastMessage: bookingErrors.tooFastMessage,
  };
  const { result, data, values } = readSubmission(form, BookingInput, guards);
  if (result) return result;
  const fallback = failure(bookingStrings.failed, values);
  return storeOnce<BookingField>("booking", "booking", fallback, async () => {
    const sender = await readSender("booking", form, data);
    const booking = bookingOf(data);
    const outcome = await book(booking, sender);
    if (outcome.status === "held") return held(data, start, Date.parse(outcome.held_until));
    const id = "id" in outcome ? outcome.id : booking.id;
    return (
      (await slotFailure(outcome, start, sender.ip, values)) ?? booked({ ...booking, id }, email)
    );
  });
});

/** `contact` is the agency's email. */
function booked(booking: Booking, contact: string): Result {
  const { startsAt, timeZone, email } = booking;
  const { content } = calendarFile(booking, Date.now(), contact);
  const answer = success(bookedText(startsAt, timeZone, email));
  return { ...answer, download: content, links: webCalendars(booking) };
}

function held(input: BookingInput, start: number, heldUntil: number): Result {
  const { user_email, time_zone = consultations.timeZone } = input;
  return { ...success(heldText(start, heldUntil, time_zone, user_email)), unconfirmed: true };
}

function toBooking(input: BookingInput, start: number, plans: readonly Plan[]): Booking {
  return {
    id: crypto.randomUUID(),
    startsAt: start,
    endsAt: slotEnd(start),
    name: input.user_name,
    email: input.user_email,
    note: input.note ?? "",
    timeZone: input.time_zone ?? consultations.timeZone,
    plan: findPlan(plans, input.plan ?? "")?.id ?? "",
    status: "confirmed",
    heldUntil: null,
    callLink: "",
    sequence: 0,
  };
}
