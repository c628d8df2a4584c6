import { z } from "zod";
import { orders } from "@/lib/admin/orders";
import { listFilters } from "@/lib/admin/search";
import type { CamelCased, Row } from "@/lib/supabase/row";

export type Subscriber = CamelCased<Row<"subscribers", "id, email, status, source, created_at">>;

/** An invalid status in the URL is ignored. */
export const SubscriberFilters = z.object({
  status: z.enum(["", "pending", "confirmed", "unsubscribed"]).catch(""),
  ...listFilters(orders.byDateOrEmail),
});

export type SubscriberFilters = z.infer<typeof SubscriberFilters>;
