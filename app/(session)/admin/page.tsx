import { NextBookings } from "@/components/admin/dashboard/next-bookings";
import { RecentPosts } from "@/components/admin/dashboard/recent-posts";
import { Stats, StatsUnavailable } from "@/components/admin/dashboard/stats";
import { PageHeader } from "@/components/admin/frame/page-header";
import { SchedulerState } from "@/components/admin/system/scheduler-state";
import { getDashboard } from "@/lib/admin/dashboard/queries";
import { getScheduler } from "@/lib/admin/system/queries";

export default async function DashboardPage() {
  const [dashboard, scheduler] = await Promise.all([getDashboard(), getScheduler()]);
  return (
    <>
      <PageHeader title="Dashboard" />
      {scheduler?.isLate && (
        <div className="-mt-3 mb-6">
          <SchedulerState {...scheduler} />
        </div>
      )}
      {dashboard ? (
        <>
          <Stats {...dashboard} />
          <div className="grid gap-x-12 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
            <RecentPosts posts={dashboard.recent} />
            <NextBookings bookings={dashboard.nextBookings} withoutLink={dashboard.withoutLink} />
          </div>
        </>
      ) : (
        <StatsUnavailable />
      )}
    </>
  );
}
