"use server";

import { headers } from "next/headers";
import { scheduling } from "@/content/scheduling";
import type { ActionResult } from "@/lib/action";
import { env } from "@/lib/env";
import { invalid, readFields } from "@/lib/forms/fields";
import { looksAutomated, tooFast } from "@/lib/forms/spam";
import { reportError } from "@/lib/report";
import { clientAddress } from "@/lib/security/client-address";
import { readChoice } from "./choice";
import { bookingMails } from "./mails";
import { storeBooking } from "./queries";
import {
  type Booking,
  BookingContext,
  BookingDetails,
  type BookingField,
  BookingFields,
} from "./schema";
import { mailSender, sendSoon, takenErrors } from "./sending";
import { slotEnd } from "./slots";
import { bookedText, bookingLimitText, bookingTexts } from "./texts";

type Result = ActionResult<BookingField>;

/** Books a consultation: checks, stores and queues its mails, and answers with what to show. */
export async function bookConsultation(_previous: Result, form: FormData): Promise<Result> {
  const values = readFields(form, BookingFields);
  const now = Date.now();
  const choice = readChoice(values, now);
  const details = BookingDetails.safeParse(values);
  const { time_zone = scheduling.timeZone, plan } = BookingContext.parse(values);
  if (!details.success || "errors" in choice) {
    const found = details.success ? null : invalid<BookingField>(details.error, values);
    const errors = {
      ...("errors" in choice && choice.errors),
      ...(found?.status === "error" && found.errors),
    };
    return { status: "error", message: "", errors, values };
  }
  const { user_name: name, user_email: email, note = "" } = details.data;
  const success = bookedText(choice.start, time_zone, email);
  if (looksAutomated(form)) return { status: "success", message: success };
  if (tooFast(form)) return { status: "error", message: bookingTexts.tooFast, errors: {}, values };

  const booking: Booking = {
    id: crypto.randomUUID(),
    startsAt: choice.start,
    endsAt: slotEnd(choice.start),
    name,
    email,
    note,
    timeZone: time_zone,
    plan: plan ?? "",
    status: "confirmed",
    sequence: 0,
  };
  const address = clientAddress(await headers(), env().TRUSTED_PROXIES);
  try {
    const mails = bookingMails(booking, "booked", await mailSender(now));
    const outcome = await storeBooking(booking, address, mails);
    if (outcome.status === "limited") {
      const message = bookingLimitText(outcome.retryAfter);
      return { status: "error", message, errors: {}, values };
    }
    if (outcome.status === "taken") {
      const errors = await takenErrors(choice.start, address, values);
      return { status: "error", message: "", errors, values };
    }
  } catch (error) {
    reportError(error, "booking");
    return { status: "error", message: bookingTexts.failed, errors: {}, values };
  }
  sendSoon();
  return { status: "success", message: success };
}
