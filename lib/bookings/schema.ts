import { z } from "zod";
import { emailAddress, line, text } from "@/lib/forms/rules";
import { isZone } from "@/lib/time/zones";
import { bookingErrors } from "./errors";
import { bookingLimits } from "./strings";

export const BookingDetails = z.object({
  user_name: line("Name", bookingLimits.user_name).min(1, "Name is required"),
  user_email: emailAddress(),
  note: text("Note", bookingLimits.note).optional(),
});

// Invalid values are dropped rather than rejected: visitors can't correct these fields.
export const BookingContext = z.object({
  time_zone: z.string().refine(isZone).optional().catch(undefined),
  plan: z.string().max(40).optional().catch(undefined),
});

// `starts_at` comes from the picker, `day` and `time` from the plain form.
export const SlotFields = z.object({
  starts_at: z.string().optional(),
  day: z.string().optional(),
  time: z.string().optional(),
});

export const BookingCheck = BookingDetails.extend({
  starts_at: z.string({ error: bookingErrors.noSlot }),
});

export const BookingInput = z.object({
  ...SlotFields.shape,
  ...BookingDetails.shape,
  ...BookingContext.shape,
});

export const MoveInput = SlotFields.extend({ time_zone: BookingContext.shape.time_zone });

export type BookingInput = z.infer<typeof BookingInput>;
export type BookingField = keyof BookingInput;
export type SlotField = keyof z.infer<typeof SlotFields>;
export type MoveField = SlotField | "word";

export type Booking = {
  id: string;
  startsAt: number;
  endsAt: number;
  name: string;
  email: string;
  note: string;
  timeZone: string;
  plan: string;
  status: "held" | "confirmed" | "cancelled";
  /** End of the hold in milliseconds; null unless held. */
  heldUntil: number | null;
  /** Empty unless this call has its own link. */
  callLink: string;
  /** Number of changes. */
  sequence: number;
};
