"use server";

import { refresh } from "next/cache";
import { adminSession } from "@/lib/auth/session";
import { attempt, type RowOutcome, refused } from "@/lib/lists/outcome";
import { Cancellation } from "./admin-schema";
import { obstacles, adminBookingTexts as texts } from "./admin-texts";
import { bookingMails } from "./mails";
import { getBooking, storeCancellation } from "./queries";
import { mailSender, sendSoon } from "./sending";

/** Cancels a consultation that is still as the list showed it, and mails its visitor and the agency. */
export async function cancelConsultation(cancellation: Cancellation): Promise<RowOutcome> {
  const session = await adminSession();
  if (!session.client) return refused(session);
  const input = Cancellation.safeParse(cancellation);
  if (!input.success) return { status: "failed", message: texts.failed };
  return attempt<RowOutcome>("cancelling a booking", texts.failed, async () => {
    const status = await cancel(input.data);
    refresh();
    if (status !== "cancelled") {
      return { status: "changed", message: obstacles[status] ?? texts.failed };
    }
    sendSoon();
    return { status: "done", message: texts.cancelled };
  });
}

async function cancel({ id, sequence }: Cancellation) {
  const booking = await getBooking(id);
  if (!booking) return "missing";
  // The count that was shown goes to the database, which refuses it when it is no longer that.
  const next = { ...booking, status: "cancelled" as const, sequence: sequence + 1 };
  const mails = bookingMails(next, "cancelled", await mailSender(Date.now()));
  return (await storeCancellation({ ...booking, sequence }, mails)).status;
}
