import { z } from "zod";
import { PageNumber } from "@/lib/lists/paging";
import { AddressSearch } from "@/lib/lists/search";
import type { Booking } from "./schema";

/** A booking in the admin's list, with its times in words. */
export type ListedBooking = Omit<Booking, "endsAt"> & {
  /** In the agency's zone. */
  when: string;
  /** In the visitor's zone; empty where its clock shows the same. */
  visitorWhen: string;
};

/** What narrows the list: what is to come, without an odd value in the address. */
export const BookingFilters = z.object({
  when: z.literal("past").or(z.literal("")).catch(""),
  q: AddressSearch,
  page: PageNumber,
});

export type BookingFilters = z.infer<typeof BookingFilters>;

/** Which booking, as it was when the list was shown. */
export const Cancellation = z.object({ id: z.uuid(), sequence: z.int().min(0) });

export type Cancellation = z.infer<typeof Cancellation>;
