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
import { may } from "@/lib/auth/permissions";
import { requireAdmin } from "@/lib/auth/session";
import { listSetupSteps } from "@/lib/setup/progress";

export default async function DashboardPage() {
  const { viewer } = await requireAdmin("admin");
  const [dashboard, waiting, publishing, steps] = await Promise.all([
    getDashboard(),
    getWaiting(),
    // Only those who write posts need to know whether they are published on time.
    may(viewer, "posts.own") ? getScheduler() : null,
    may(viewer, "settings") ? listSetupSteps() : [],
  ]);
  return (
    <>
      <PageHeader title="Dashboard" />
      <SchedulerState state={publishing} className="-mt-3 mb-6" />
      {steps.length > 0 && (
        <div className="mb-10">
          <SetupSteps steps={steps} />
        </div>
      )}
      {dashboard && waiting ? (
        <>
          <Stats {...dashboard} />
          <div className="grid gap-x-12 lg:grid-cols-2 2xl:grid-cols-3">
            {waiting.unread && (
              <ShortList
                title="Unread messages"
                all={{ href: "/admin/messages?folder=unread", label: "All unread messages" }}
                empty="No unread messages."
                items={waiting.unread.map(({ id, name, text }) => ({
                  ...{ id, href: `/admin/messages/${id}`, title: name, about: text },
                }))}
              />
            )}
            {dashboard.nextBookings && (
              <NextBookings
                bookings={dashboard.nextBookings}
                withoutLink={dashboard.withoutLink ?? 0}
              />
            )}
            {waiting.due && (
              <ShortList
                title="Scheduled posts"
                all={{ href: "/admin/calendar", label: "Calendar" }}
                empty="No scheduled posts."
                items={waiting.due.map(({ id, title, publishAt }) => ({
                  ...{ id, href: `/admin/posts/${id}`, title },
                  about: <DateTime value={publishAt} />,
                }))}
              />
            )}
            {dashboard.recent && <RecentPosts posts={dashboard.recent} />}
          </div>
        </>
      ) : (
        <StatsUnavailable />
      )}
    </>
  );
}
