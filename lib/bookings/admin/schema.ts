import { z } from "zod";
import { PageNumber } from "@/lib/admin/paging";
import { SearchText } from "@/lib/admin/search";
import { type Booking, SlotFields } from "@/lib/bookings/schema";
import { bookingLimits } from "@/lib/bookings/strings";
import { line, text } from "@/lib/forms/rules";

export type ListedBooking = Booking & {
  /** Empty if no plan was chosen; the plan's id if it no longer exists. */
  planName: string;
  /** Start in the agency's time zone. */
  when: string;
  /** Start in the visitor's time zone; empty if it's the same time as in the agency's. */
  visitorTime: string;
  /** Why the studio is closed on that day, for an upcoming booking; empty if it isn't. */
  closedFor: string;
  /** Whether the booking is confirmed and upcoming, so that it can still be changed. */
  isOpen: boolean;
};

export const bookingStatuses = ["confirmed", "held", "cancelled"] as const;

export const BookingFilters = z.object({
  status: z.enum(["", ...bookingStatuses]).catch(""),
  when: z.enum(["", "past"]).catch(""),
  q: SearchText,
  page: PageNumber,
});

export type BookingFilters = z.infer<typeof BookingFilters>;

const word = text("Message", bookingLimits.word).optional();

/** `sequence` is the value the admin saw, so that the database can reject a stale change. */
export const Cancellation = z.object({
  id: z.uuid(),
  sequence: z.coerce.number().int().min(0),
  word,
});

export const AdminMove = SlotFields.extend(Cancellation.shape);

/** Without a booking, the link applies to all calls. */
export const CallLinkInput = z.object({
  booking: z.uuid().optional(),
  call_link: line("Call link", 500).regex(
    /^(https:\/\/[^\s"<>\\]+)?$/,
    "Enter a link that starts with https://",
  ),
});
export type CallLinkInput = z.infer<typeof CallLinkInput>;
export type CallLinkField = keyof CallLinkInput;
