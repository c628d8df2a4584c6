import { StatCard, StatCards } from "@/components/admin/stat-card";
import type { Dashboard } from "@/lib/dashboard/schema";

/** The counts of posts, and of what waits for somebody to look at it; each leads to its list. */
export function Figures({ posts, newMessages, pendingWaitlist, undelivered }: Dashboard) {
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
