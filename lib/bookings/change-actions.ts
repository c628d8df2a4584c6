"use server";

import type { Route } from "next";
import { headers } from "next/headers";
import { RedirectType, redirect } from "next/navigation";
import type { ActionResult } from "@/lib/action";
import { env } from "@/lib/env";
import { readFields } from "@/lib/forms/fields";
import { reportError } from "@/lib/report";
import { clientAddress } from "@/lib/security/client-address";
import { readChoice } from "./choice";
import { readLinked } from "./linked";
import { bookingLink, bookingMails } from "./mails";
import { storeCancellation, storeMove } from "./queries";
import { BookingContext, type SlotField, SlotFields } from "./schema";
import { mailSender, sendSoon, takenErrors } from "./sending";
import { slotEnd } from "./slots";
import { bookingLimitText, bookingTexts } from "./texts";

type Result = ActionResult<SlotField>;

/** Cancels the consultation of a mailed link and shows its page again, which then says so. */
export async function cancelBooking(_previous: Result, form: FormData): Promise<Result> {
  const token = tokenOf(form);
  const now = Date.now();
  let done = false;
  try {
    const linked = await readLinked(token, now);
    if (linked.status === "open" && linked.purpose === "cancel") {
      const { booking } = linked;
      const next = { ...booking, status: "cancelled" as const, sequence: booking.sequence + 1 };
      const mails = bookingMails(next, "cancelled", await mailSender(now));
      const outcome = await storeCancellation(booking, mails);
      done = outcome.status === "cancelled";
    }
  } catch (error) {
    reportError(error, "cancelling a booking");
    return { status: "error", message: bookingTexts.changeFailed, errors: {}, values: {} };
  }
  if (done) sendSoon();
  redirect(pageOf(token, done ? "cancelled" : null), RedirectType.replace);
}

/** Moves the consultation of a mailed link to another time. */
export async function rescheduleBooking(_previous: Result, form: FormData): Promise<Result> {
  const token = tokenOf(form);
  const values = readFields(form, SlotFields);
  const now = Date.now();
  const problem = (errors: Partial<Record<SlotField, string>>, message = ""): Result => ({
    status: "error",
    message,
    errors,
    values,
  });
  let page = pageOf(token, null);
  try {
    const linked = await readLinked(token, now);
    if (linked.status === "open" && linked.purpose === "reschedule") {
      const { booking } = linked;
      const choice = readChoice(values, now);
      if ("errors" in choice) return problem(choice.errors);
      const timeZone = BookingContext.parse(readFields(form, BookingContext)).time_zone;
      const next = {
        ...booking,
        startsAt: choice.start,
        endsAt: slotEnd(choice.start),
        timeZone: timeZone ?? booking.timeZone,
        sequence: booking.sequence + 1,
      };
      const address = clientAddress(await headers(), env().TRUSTED_PROXIES);
      const sender = await mailSender(now);
      const mails = bookingMails(next, "moved", sender);
      const outcome = await storeMove(booking, next, address, mails);
      if (outcome.status === "limited") return problem({}, bookingLimitText(outcome.retryAfter));
      if (outcome.status === "taken")
        return problem(await takenErrors(choice.start, address, values));
      if (outcome.status === "rescheduled") {
        sendSoon();
        const link = bookingLink(next, "reschedule", sender);
        page = pageOf(new URL(link).searchParams.get("token") ?? "", "moved");
      }
    }
  } catch (error) {
    reportError(error, "moving a booking");
    return problem({}, bookingTexts.changeFailed);
  }
  redirect(page, RedirectType.replace);
}

function tokenOf(form: FormData): string {
  const token = form.get("token");
  // No token of ours is longer; a longer one is not carried on in an address.
  return typeof token === "string" ? token.slice(0, 200) : "";
}

function pageOf(token: string, done: "cancelled" | "moved" | null): Route {
  const query = new URLSearchParams({ token, ...(done && { done }) });
  return `/booking?${query}` as Route;
}
