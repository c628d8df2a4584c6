import { NextBookings } from "@/components/admin/dashboard/next-bookings";
import { RecentPosts } from "@/components/admin/dashboard/recent-posts";
import { Stats } from "@/components/admin/dashboard/stats";
import { StatsUnavailable } from "@/components/admin/dashboard/stats-unavailable";
import { PageHeader } from "@/components/admin/frame/page-header";
import { getDashboard } from "@/lib/admin/dashboard/queries";

export default async function DashboardPage() {
  const dashboard = await getDashboard();
  return (
    <>
      <PageHeader title="Dashboard" />
      {dashboard ? (
        <>
          <Stats {...dashboard} />
          <div className="grid gap-x-12 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
            <RecentPosts posts={dashboard.recent} />
            <NextBookings bookings={dashboard.nextBookings} />
          </div>
        </>
      ) : (
        <StatsUnavailable />
      )}
    </>
  );
}
