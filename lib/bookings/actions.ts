"use server";

import { scheduling } from "@/content/scheduling";
import { type ActionResult, failure, success, unconfirmedText, withReporting } from "@/lib/action";
import { readSender } from "@/lib/forms/sender";
import { formAction } from "@/lib/forms/server-action";
import { readFields, readSubmission } from "@/lib/forms/submission";
import { calendarFile, webCalendars } from "./calendar-file";
import { bookingErrors } from "./errors";
import { book, slotFailure } from "./save";
import { type Booking, type BookingField, BookingInput, SlotFields } from "./schema";
import { readSlot, slotEnd } from "./slots";
import { bookedText, bookingStrings, heldText } from "./strings";

type Result = ActionResult<BookingField>;

export const createBooking = formAction<Result>(async (form) => {
  const { start, errors } = readSlot(readFields(form, SlotFields), Date.now());
  const guards = {
    errors,
    success: (input: BookingInput) => booked(toBooking(input, start)),
    tooFastMessage: bookingErrors.tooFastMessage,
  };
  const { result, data, values } = readSubmission(form, BookingInput, guards);
  if (result) return result;
  const store = async (): Promise<Result> => {
    const sender = await readSender("booking", form, data);
    const booking = toBooking(data, start);
    const outcome = await book(booking, sender);
    if (outcome.status === "held") return held(data, start, outcome.heldUntil);
    const id = "id" in outcome ? outcome.id : booking.id;
    return (await slotFailure(outcome, start, sender.ip, values)) ?? booked({ ...booking, id });
  };
  const fallback = failure(bookingStrings.failed, values);
  const unconfirmed = failure(unconfirmedText("booking"), values);
  return withReporting<Result>("booking", fallback, store, unconfirmed);
});

function booked(booking: Booking): Result {
  const { startsAt, timeZone, email } = booking;
  const { content } = calendarFile(booking, Date.now());
  const answer = success(bookedText(startsAt, timeZone, email));
  return { ...answer, download: content, links: webCalendars(booking) };
}

function held(input: BookingInput, start: number, heldUntil: number): Result {
  const { user_email, time_zone = scheduling.timeZone } = input;
  return { ...success(heldText(start, heldUntil, time_zone, user_email)), unconfirmed: true };
}

function toBooking(input: BookingInput, start: number): Booking {
  return {
    id: crypto.randomUUID(),
    startsAt: start,
    endsAt: slotEnd(start),
    name: input.user_name,
    email: input.user_email,
    note: input.note ?? "",
    timeZone: input.time_zone ?? scheduling.timeZone,
    plan: input.plan ?? "",
    status: "confirmed",
    heldUntil: null,
    callLink: "",
    sequence: 0,
  };
}
