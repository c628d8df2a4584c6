import { z } from "zod";
import { emailAddress, line, text } from "@/lib/forms/rules";
import { isZone } from "../time/zones";
import { bookingLimits } from "./limits";

/** Who books, and what about. */
export const BookingDetails = z.object({
  user_name: line("Name", bookingLimits.user_name).min(1, "Name is required"),
  user_email: emailAddress(),
  note: text("Note", bookingLimits.note).optional(),
});

/** What the page knows by itself; an odd value is no reason to turn a person away. */
export const BookingContext = z.object({
  time_zone: z.string().refine(isZone).optional().catch(undefined),
  plan: z.enum(["starter", "professional", "enterprise"]).optional().catch(undefined),
});

/** The chosen time: an instant from the picker, or the day and the time of the plain form. */
export const SlotFields = z.object({
  starts_at: z.string().optional(),
  day: z.string().optional(),
  time: z.string().optional(),
});

export const BookingFields = z.object({
  ...SlotFields.shape,
  ...BookingDetails.shape,
  ...BookingContext.shape,
});

export type BookingDetails = z.infer<typeof BookingDetails>;
export type BookingField = keyof typeof BookingFields.shape;
export type SlotField = keyof typeof SlotFields.shape;

/** A stored consultation, as the server handles it. */
export type Booking = {
  id: string;
  startsAt: number;
  endsAt: number;
  name: string;
  email: string;
  note: string;
  timeZone: string;
  plan: string;
  status: "confirmed" | "cancelled";
  /** How often it has been changed. */
  sequence: number;
};
