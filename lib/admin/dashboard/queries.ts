import "server-only";
import { withReporting } from "@/lib/action";
import { may } from "@/lib/auth/permissions";
import { requireAdmin } from "@/lib/auth/session";
import type { Content } from "@/lib/content/kinds";
import { getKnown } from "@/lib/content/queries";
import { call, orThrow } from "@/lib/supabase/query";
import { camelCased, type Row } from "@/lib/supabase/row";
import type { AdminCounts, Dashboard, Waiting } from "./schema";

type Answer = Partial<{
  posts: NonNullable<Dashboard["posts"]>;
  recent: Row<"blogs", "id, title, published, created_at">[];
  new_messages: number;
  pending_waitlist: number;
  undelivered: number;
  next_bookings: Row<"bookings", "id, starts_at, name, plan">[];
  without_link: number;
}>;

/** Returns null and reports the error if the query fails. */
export async function getDashboard(): Promise<Dashboard | null> {
  const { client } = await requireAdmin("admin");
  return withReporting<Dashboard | null>("dashboard", null, async () => {
    const [answer, { plans }] = await Promise.all([
      call<"admin_dashboard", Answer>(client, "admin_dashboard"),
      getKnown("plans"),
    ]);
    return toDashboard(answer, plans);
  });
}

/** Number of messages and posts in each list of `getWaiting`. */
const maxWaiting = 3;

/** Returns null and reports the error if a query fails. */
export async function getWaiting(): Promise<Waiting | null> {
  const { client, viewer } = await requireAdmin("admin");
  return withReporting<Waiting | null>("dashboard", null, async () => {
    const [messages, posts] = await Promise.all([
      client
        .from("messages")
        .select("id, user_name, message")
        .eq("is_spam", false)
        .is("read_at", null)
        .order("created_at", { ascending: false })
        .limit(maxWaiting)
        .then(orThrow("unread messages")),
      client
        .from("blogs")
        .select("id, title, publish_at")
        .not("publish_at", "is", null)
        .order("publish_at")
        .limit(maxWaiting)
        .then(orThrow("scheduled posts")),
    ]);
    return {
      unread: may(viewer, "messages")
        ? messages.map(({ id, user_name, message }) => ({ id, name: user_name, text: message }))
        : null,
      due: may(viewer, "posts")
        ? posts.map(({ publish_at, ...post }) => ({ ...post, publishAt: publish_at ?? "" }))
        : null,
    };
  });
}

/** Returns null and reports the error if the query fails. */
export async function getCounts(): Promise<AdminCounts | null> {
  const { client } = await requireAdmin("admin");
  return withReporting<AdminCounts | null>("counts of the sidebar", null, () =>
    call(client, "admin_counts"),
  );
}

function toDashboard(
  { recent, next_bookings: bookings, ...counts }: Answer,
  plans: Content<"plans">["plans"],
): Dashboard {
  return {
    ...camelCased(counts),
    ...(recent && { recent: recent.map(camelCased) }),
    ...(bookings && {
      nextBookings: bookings.map((booking) => ({
        ...camelCased(booking),
        startsAt: Date.parse(booking.starts_at),
        plan: plans.find(({ id }) => id === booking.plan)?.name ?? booking.plan,
      })),
    }),
  };
}
