import type { Route } from "next";
import Link from "next/link";
import { type Month, nextMonth, previousMonth } from "@/lib/posts/admin/calendar/month";
import { formatDay } from "@/lib/time/format";

export function MonthLinks({ month }: { month: Month }) {
  return (
    <div className="post-calendar-head">
      <h2>{monthName(month)}</h2>
      <nav aria-label="Months" className="post-calendar-months">
        <MonthLink month={previousMonth(month)}>Previous</MonthLink>
        <Link href={"/admin/calendar" as Route} prefetch={false} className="button button-quiet">
          Today
        </Link>
        <MonthLink month={nextMonth(month)}>Next</MonthLink>
      </nav>
    </div>
  );
}

function MonthLink({ month, children }: { month: Month; children: string }) {
  return (
    <Link
      href={`/admin/calendar?month=${month}` as Route}
      prefetch={false}
      className="button button-quiet"
      aria-label={`${children} month, ${monthName(month)}`}
    >
      {children}
    </Link>
  );
}

function monthName(month: Month): string {
  return formatDay(`${month}-01`, { month: "long", year: "numeric" });
}
