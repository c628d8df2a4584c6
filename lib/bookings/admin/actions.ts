"use server";

import { refresh } from "next/cache";
import { type ActionResult, failure, success, withReporting } from "@/lib/action";
import { adminSession } from "@/lib/auth/session";
import { getBooking } from "@/lib/bookings/queries";
import { cancel } from "@/lib/bookings/save";
import { valueAction } from "@/lib/forms/server-action";
import { Cancellation } from "./schema";
import { cancellationErrors, adminBookingStrings as strings } from "./strings";

export const cancelBookingAsAdmin = valueAction(
  [Cancellation],
  async ({ data }): Promise<ActionResult> => {
    const session = await adminSession();
    if (!session.client) return failure(session.message);
    const fallback = failure(strings.failed);
    if (!data) return fallback;
    return withReporting<ActionResult>("cancelling a booking", fallback, async () => {
      const booking = await getBooking(data.id);
      // The sequence shown in the list makes the database reject a booking that changed since.
      const shown = booking && { ...booking, sequence: data.sequence };
      const { status } = shown
        ? await cancel(shown, session.viewer.id)
        : { status: "missing" as const };
      refresh();
      if (status === "cancelled") return success(strings.cancelled);
      return failure(cancellationErrors[status] ?? strings.failed);
    });
  },
);
