"use server";

import { refresh } from "next/cache";
import { type ActionResult, failure, success } from "@/lib/action";
import { adminAction, asAdmin, rowPage } from "@/lib/admin/action";
import { getBooking, readSlotOf } from "@/lib/bookings/queries";
import { cancel, move, slotFailure } from "@/lib/bookings/save";
import type { MoveField } from "@/lib/bookings/schema";
import { flashResult, redirectWith } from "@/lib/forms/flash";
import { formAction } from "@/lib/forms/server-action";
import { readSubmission } from "@/lib/forms/submission";
import { clientIp } from "@/lib/security/sender";
import { saveCallLink } from "./queries";
import { AdminMove, CallLinkInput, Cancellation } from "./schema";
import {
  callLinkForm,
  changeErrors,
  rescheduleForm,
  adminBookingStrings as strings,
} from "./strings";

const moving = {
  permission: "bookings",
  where: "moving a booking",
  failed: strings.moveFailed,
} as const;

export const cancelBookingAsAdmin = adminAction(
  Cancellation,
  {
    permission: "bookings",
    where: "cancelling a booking",
    failed: strings.failed,
    shownOn: (form) => [rowPage("/admin/bookings", form)],
  },
  async ({ viewer }, { id, sequence, word }) => {
    const booking = await getBooking(id);
    const shown = booking && { ...booking, sequence };
    const by = { admin: viewer.id, word };
    const { status } = shown ? await cancel(shown, by) : { status: "missing" as const };
    refresh();
    if (status === "cancelled") return success(strings.cancelled);
    return failure(changeErrors[status] ?? strings.failed);
  },
);

export const moveBookingAsAdmin = formAction<ActionResult<MoveField>>(async (form) => {
  const { start, errors } = await readSlotOf(form);
  const { result: rejected, data, values } = readSubmission(form, AdminMove, { errors });
  const result = await asAdmin<MoveField>(
    moving,
    async ({ viewer }) => {
      if (rejected) return rejected;
      const booking = await getBooking(data.id);
      if (!booking) return failure(strings.gone);
      const ip = await clientIp();
      const shown = { ...booking, sequence: data.sequence };
      const by = { admin: viewer.id, word: data.word };
      const outcome = await move(shown, { start, timeZone: booking.timeZone }, ip, by);
      if (outcome.status === "rescheduled") return success(strings.moved);
      const taken = await slotFailure(outcome, start, ip, values);
      return taken ?? failure(changeErrors[outcome.status] ?? strings.moveFailed);
    },
    values,
  );
  const page = rowPage("/admin/bookings", form);
  if (result.status === "success") return redirectWith(page, result);
  return flashResult(page, result, { form: rescheduleForm });
});

/** Sets the link for one booking or, if none is given, for all calls. */
export const setCallLink = adminAction(
  CallLinkInput,
  {
    permission: "bookings",
    where: "call link",
    failed: strings.linkFailed,
    shownOn: (form) => [
      form.has("booking") ? rowPage("/admin/bookings", form, "booking") : "/admin/settings",
      { form: callLinkForm },
    ],
  },
  async ({ client }, data) => {
    if (!(await saveCallLink(client, data))) return failure(strings.linkFailed);
    refresh();
    return success(strings.linkSaved);
  },
);
