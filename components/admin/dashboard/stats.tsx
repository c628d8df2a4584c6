import type { Dashboard } from "@/lib/admin/dashboard/schema";
import { StatCard, StatCards } from "./stat-card";

export function Stats({ posts, newMessages, pendingWaitlist, undelivered }: Dashboard) {
  return (
    <StatCards>
      <StatCard label="Total Posts" value={posts.total} href="/admin/posts" />
      <StatCard label="Published" value={posts.published} href="/admin/posts?status=published" />
      <StatCard label="Drafts" value={posts.drafts} href="/admin/posts?status=draft" />
      <StatCard
        label="New messages"
        value={newMessages}
        href="/admin/messages"
        urgent={newMessages > 0}
      />
      <StatCard
        label="Pending on the waitlist"
        value={pendingWaitlist}
        href="/admin/waitlist?status=pending"
      />
      <StatCard label="Undelivered mail" value={undelivered} href="/admin/outbox" />
    </StatCards>
  );
}
