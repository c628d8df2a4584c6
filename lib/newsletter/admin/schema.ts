import { z } from "zod";
import { orders } from "@/lib/admin/orders";
import { PageNumber } from "@/lib/admin/paging";
import { SearchText, sortBy } from "@/lib/admin/search";

export type Subscriber = {
  id: string;
  email: string;
  status: string;
  source: string;
  createdAt: string;
};

/** An invalid status in the URL is ignored. */
export const SubscriberFilters = z.object({
  status: z.enum(["pending", "confirmed", "unsubscribed"]).or(z.literal("")).catch(""),
  q: SearchText,
  sort: sortBy(orders.byDateOrEmail),
  page: PageNumber,
});

export type SubscriberFilters = z.infer<typeof SubscriberFilters>;
