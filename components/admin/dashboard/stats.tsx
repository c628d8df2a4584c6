import type { CSSProperties } from "react";
import { AdminLink } from "@/components/ui/pages/admin-link";
import type { Dashboard } from "@/lib/admin/dashboard/schema";
import { formatNumber } from "@/lib/numbers";

export function Stats({ posts, newMessages, pendingWaitlist, undelivered }: Dashboard) {
  return (
    <ul className="stat-cards">
      <StatCard label="Total Posts" value={posts?.total} href="/admin/posts" />
      <StatCard label="Published" value={posts?.published} href="/admin/posts?status=published" />
      <StatCard label="Drafts" value={posts?.drafts} href="/admin/posts?status=draft" />
      <StatCard
        label="New messages"
        value={newMessages}
        href="/admin/messages"
        urgent={Boolean(newMessages)}
      />
      <StatCard
        label="Waitlist to review"
        value={pendingWaitlist}
        href="/admin/waitlist?status=pending"
      />
      <StatCard label="Unsent emails" value={undelivered} href="/admin/outbox" />
    </ul>
  );
}

export function StatsUnavailable() {
  return (
    <div className="border-t-4 border-mask py-8">
      <p className="text-[1.125rem] font-[600]">The numbers could not be loaded.</p>
      <p className="mt-1 text-muted">
        Reload this page in a minute, or continue to the{" "}
        <AdminLink href="/admin/posts" className="link">
          blog posts
        </AdminLink>
        .
      </p>
    </div>
  );
}

type Props = {
  label: string;
  /** Undefined without the permission, which hides the card. */
  value: number | undefined;
  href: string;
  urgent?: boolean;
};

function StatCard({ label, value, href, urgent }: Props) {
  if (value === undefined) return null;
  const digits = formatNumber(value);
  return (
    <li>
      <AdminLink href={href} className={`stat-card ${urgent ? "surface-sun" : ""}`}>
        <span className="numeral" style={digitsOf(digits)}>
          {digits}
        </span>
        <span className="stat-label">{label}</span>
      </AdminLink>
    </li>
  );
}

// At least four digits, so that the numbers of a row usually share one size.
const digitsOf = (text: string) => ({ "--digits": Math.max(4, text.length) }) as CSSProperties;
