import { Figures } from "@/components/admin/dashboard/figures";
import { NextBookings } from "@/components/admin/dashboard/next-bookings";
import { NoFigures } from "@/components/admin/dashboard/no-figures";
import { RecentPosts } from "@/components/admin/dashboard/recent-posts";
import { PageHeader } from "@/components/admin/page-header";
import { getDashboard } from "@/lib/dashboard/admin-queries";

export default async function DashboardPage() {
  const dashboard = await getDashboard();
  return (
    <>
      <PageHeader title="Dashboard" />
      {dashboard ? (
        <>
          <Figures {...dashboard} />
          <div className="grid gap-x-12 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
            <RecentPosts posts={dashboard.recent} />
            <NextBookings bookings={dashboard.nextBookings} />
          </div>
        </>
      ) : (
        <NoFigures />
      )}
    </>
  );
}
