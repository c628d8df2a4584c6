import { z } from "zod";
import { PageNumber } from "@/lib/admin/paging";
import { SearchText } from "@/lib/admin/search";
import type { Booking } from "@/lib/bookings/schema";

export type ListedBooking = Omit<Booking, "endsAt"> & {
  /** In the agency's zone. */
  when: string;
  /** In the visitor's zone; empty where it equals the agency's. */
  visitorTime: string;
};

export const bookingStatuses = ["confirmed", "held", "cancelled"] as const;

export const BookingFilters = z.object({
  status: z.enum(bookingStatuses).or(z.literal("")).catch(""),
  when: z.literal("past").or(z.literal("")).catch(""),
  q: SearchText,
  page: PageNumber,
});

export type BookingFilters = z.infer<typeof BookingFilters>;

export const Cancellation = z.object({ id: z.uuid(), sequence: z.int().min(0) });

export type Cancellation = z.infer<typeof Cancellation>;
