import { NextBookings } from "@/components/admin/dashboard/next-bookings";
import { RecentPosts } from "@/components/admin/dashboard/recent-posts";
import { SetupSteps } from "@/components/admin/dashboard/setup-steps";
import { ShortList } from "@/components/admin/dashboard/short-list";
import { Stats, StatsUnavailable } from "@/components/admin/dashboard/stats";
import { PageHeader } from "@/components/admin/frame/page-header";
import { SchedulerState } from "@/components/admin/system/scheduler-state";
import { DateTime } from "@/components/ui/date";
import { getDashboard, getWaiting } from "@/lib/admin/dashboard/queries";
import { getScheduler } from "@/lib/admin/system/queries";
import { listSetupSteps } from "@/lib/setup/progress";

export default async function DashboardPage() {
  const [dashboard, waiting, scheduler, steps] = await Promise.all([
    getDashboard(),
    getWaiting(),
    getScheduler(),
    listSetupSteps(),
  ]);
  return (
    <>
      <PageHeader title="Dashboard" />
      {scheduler?.isLate && (
        <div className="-mt-3 mb-6">
          <SchedulerState {...scheduler} />
        </div>
      )}
      {steps.length > 0 && (
        <div className="mb-10">
          <SetupSteps steps={steps} />
        </div>
      )}
      {dashboard && waiting ? (
        <>
          <Stats {...dashboard} />
          <div className="grid gap-x-12 lg:grid-cols-2 2xl:grid-cols-3">
            <ShortList
              title="Unread messages"
              all={{ href: "/admin/messages?folder=unread", label: "All unread messages" }}
              empty="No unread messages."
              items={waiting.unread.map(({ id, name, text }) => ({
                ...{ id, href: `/admin/messages/${id}`, title: name, about: text },
              }))}
            />
            <NextBookings bookings={dashboard.nextBookings} withoutLink={dashboard.withoutLink} />
            <ShortList
              title="Scheduled posts"
              all={{ href: "/admin/calendar", label: "Calendar" }}
              empty="No scheduled posts."
              items={waiting.due.map(({ id, title, publishAt }) => ({
                ...{ id, href: `/admin/posts/${id}`, title },
                about: <DateTime value={publishAt} />,
              }))}
            />
            <RecentPosts posts={dashboard.recent} />
          </div>
        </>
      ) : (
        <StatsUnavailable />
      )}
    </>
  );
}
