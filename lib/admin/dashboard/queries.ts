import "server-only";
import { withReporting } from "@/lib/action";
import { requireAdmin } from "@/lib/auth/session";
import { call } from "@/lib/supabase/query";
import { camelCased, type Row } from "@/lib/supabase/row";
import type { AdminCounts, Dashboard } from "./schema";

type Answer = {
  posts: Dashboard["posts"];
  recent: Row<"blogs", "id, title, published, created_at">[];
  new_messages: number;
  pending_waitlist: number;
  undelivered: number;
  next_bookings: Row<"bookings", "id, starts_at, name, plan">[];
  without_link: number;
};

/** Returns null and reports the error if the query fails. */
export async function getDashboard(): Promise<Dashboard | null> {
  const { client } = await requireAdmin();
  return withReporting<Dashboard | null>("dashboard", null, async () =>
    toDashboard(await call(client, "admin_dashboard")),
  );
}

/** Returns null and reports the error if the query fails. */
export async function getCounts(): Promise<AdminCounts | null> {
  const { client } = await requireAdmin();
  return withReporting<AdminCounts | null>("counts of the sidebar", null, () =>
    call(client, "admin_counts"),
  );
}

function toDashboard(answer: Answer): Dashboard {
  return {
    ...camelCased(answer),
    recent: answer.recent.map(camelCased),
    nextBookings: answer.next_bookings.map((booking) => ({
      ...camelCased(booking),
      startsAt: Date.parse(booking.starts_at),
    })),
  };
}
