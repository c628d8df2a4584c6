"use server";

import { refresh } from "next/cache";
import { type ActionResult, failure, success, withReporting } from "@/lib/action";
import { adminSession } from "@/lib/auth/session";
import { getBooking } from "@/lib/bookings/queries";
import { cancel, move, slotFailure } from "@/lib/bookings/save";
import { type MoveField, SlotFields } from "@/lib/bookings/schema";
import { readSlot } from "@/lib/bookings/slots";
import { flashResult, redirectWith } from "@/lib/forms/flash";
import { formAction, valueAction } from "@/lib/forms/server-action";
import { readFields, readSubmission } from "@/lib/forms/submission";
import { clientIp } from "@/lib/security/sender";
import { isRowId } from "@/lib/supabase/row";
import { saveCallLink } from "./queries";
import { AdminMove, type CallLinkField, CallLinkInput, Cancellation } from "./schema";
import {
  callLinkForm,
  changeErrors,
  rescheduleForm,
  adminBookingStrings as strings,
} from "./strings";

export const cancelBookingAsAdmin = valueAction(
  [Cancellation],
  async ({ data }): Promise<ActionResult> => {
    const session = await adminSession();
    if (!session.client) return failure(session.message);
    const fallback = failure(strings.failed);
    if (!data) return fallback;
    return withReporting<ActionResult>("cancelling a booking", fallback, async () => {
      const booking = await getBooking(data.id);
      const shown = booking && { ...booking, sequence: data.sequence };
      const by = { admin: session.viewer.id, word: data.word };
      const { status } = shown ? await cancel(shown, by) : { status: "missing" as const };
      refresh();
      if (status === "cancelled") return success(strings.cancelled);
      return failure(changeErrors[status] ?? strings.failed);
    });
  },
);

export const moveBookingAsAdmin = formAction<ActionResult<MoveField>>(async (form) => {
  const values = readFields(form, AdminMove);
  const fallback = failure(strings.moveFailed, values);
  const result = await withReporting("moving a booking", fallback, () => moveAsAdmin(form));
  const page = bookingPath(form.get("id"));
  if (result.status === "success") return redirectWith(page, result);
  return flashResult(page, result, { form: rescheduleForm });
});

async function moveAsAdmin(form: FormData): Promise<ActionResult<MoveField>> {
  const session = await adminSession();
  if (!session.client) return failure(session.message, readFields(form, AdminMove));
  const { start, errors } = readSlot(readFields(form, SlotFields), Date.now());
  const { result, data, values } = readSubmission(form, AdminMove, { errors });
  if (result) return result;
  const booking = await getBooking(data.id);
  if (!booking) return failure(strings.gone, values);
  const ip = await clientIp();
  const shown = { ...booking, sequence: data.sequence };
  const by = { admin: session.viewer.id, word: data.word };
  const outcome = await move(shown, { start, timeZone: booking.timeZone }, ip, by);
  if (outcome.status === "rescheduled") return success(strings.moved);
  const taken = await slotFailure(outcome, start, ip, values);
  return taken ?? failure(changeErrors[outcome.status] ?? strings.moveFailed, values);
}

/** For all calls, or for one booking. */
export const setCallLink = formAction<ActionResult<CallLinkField>>(async (form) => {
  const fallback = failure(strings.linkFailed, readFields(form, CallLinkInput));
  const result = await withReporting("call link", fallback, () => storeCallLink(form));
  const page = form.has("booking") ? bookingPath(form.get("booking")) : "/admin/settings";
  return flashResult(page, result, { form: callLinkForm });
});

async function storeCallLink(form: FormData): Promise<ActionResult<CallLinkField>> {
  const session = await adminSession();
  if (!session.client) return failure(session.message, readFields(form, CallLinkInput));
  const { result, data, values } = readSubmission(form, CallLinkInput);
  if (result) return result;
  if (!(await saveCallLink(session.client, data))) return failure(strings.linkFailed, values);
  refresh();
  return success(strings.linkSaved);
}

function bookingPath(id: unknown): `/admin/bookings/${string}` {
  return `/admin/bookings/${isRowId(id) ? id : ""}`;
}
