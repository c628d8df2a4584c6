import { z } from "zod";
import { PageNumber } from "@/lib/lists/paging";
import { AddressSearch } from "@/lib/lists/search";

/** A subscriber as the admin sees them. */
export type Subscriber = {
  id: string;
  email: string;
  status: string;
  source: string;
  createdAt: string;
};

/** What narrows the list; an odd value in an address narrows nothing. */
export const SubscriberFilters = z.object({
  status: z.enum(["pending", "confirmed", "unsubscribed"]).or(z.literal("")).catch(""),
  q: AddressSearch,
  page: PageNumber,
});

export type SubscriberFilters = z.infer<typeof SubscriberFilters>;

export const SubscriberId = z.uuid();
