import "@/components/admin/posts/calendar/calendar.css";
import type { Metadata } from "next";
import { PageHeader } from "@/components/admin/frame/page-header";
import { Calendar } from "@/components/admin/posts/calendar/calendar";
import { SchedulerState } from "@/components/admin/system/scheduler-state";
import { AdminLink } from "@/components/ui/pages/admin-link";
import { brand } from "@/content/brand";
import { getScheduler } from "@/lib/admin/system/queries";
import { requireAdmin } from "@/lib/auth/session";
import { formatNumber } from "@/lib/numbers";
import {
  columnOf,
  daysOf,
  type Month,
  nextMonth,
  previousMonth,
  readMonth,
} from "@/lib/posts/admin/calendar/month";
import { listCalendar, listUndatedDrafts } from "@/lib/posts/admin/calendar/queries";
import { maxEntries } from "@/lib/posts/admin/calendar/schema";
import { firstWeekday } from "@/lib/time/days";
import { cityOf, formatDay } from "@/lib/time/format";
import { dayAt } from "@/lib/time/zones";

export const metadata: Metadata = { title: "Calendar" };

export default async function CalendarPage({ searchParams }: PageProps<"/admin/calendar">) {
  const [{ month: requested }] = await Promise.all([searchParams, requireAdmin("posts")]);
  const today = dayAt(Date.now(), brand.timeZone);
  const month = readMonth(requested, today);
  const [{ entries, isCut }, undated, scheduler] = await Promise.all([
    listCalendar(month),
    listUndatedDrafts(),
    getScheduler(),
  ]);
  const days = daysOf(month);
  const weekStart = firstWeekday(brand.locale);
  return (
    <>
      <PageHeader
        title="Calendar"
        description={`Published and scheduled posts, ${cityOf(brand.timeZone)} time.`}
      />
      <SchedulerState state={scheduler} className="-mt-3 mb-6" />
      <MonthLinks month={month} />
      {isCut && (
        <p className="mb-3 text-muted">
          Showing only the first {formatNumber(maxEntries)} posts of this month.
        </p>
      )}
      <Calendar
        key={month}
        {...{ days, today, weekStart, entries, ...undated }}
        startColumn={columnOf(`${month}-01`, weekStart)}
      />
    </>
  );
}

function MonthLinks({ month }: { month: Month }) {
  return (
    <div className="post-calendar-head">
      <h2>{monthName(month)}</h2>
      <nav aria-label="Months" className="post-calendar-months">
        <MonthLink month={previousMonth(month)}>Previous</MonthLink>
        <AdminLink href="/admin/calendar" className="button button-quiet">
          Today
        </AdminLink>
        <MonthLink month={nextMonth(month)}>Next</MonthLink>
      </nav>
    </div>
  );
}

function MonthLink({ month, children }: { month: Month; children: string }) {
  return (
    <AdminLink
      href={`/admin/calendar?month=${month}`}
      className="button button-quiet"
      aria-label={`${children} month, ${monthName(month)}`}
    >
      {children}
    </AdminLink>
  );
}

function monthName(month: Month): string {
  return formatDay(`${month}-01`, { month: "long", year: "numeric" });
}
