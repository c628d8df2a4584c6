import type { Metadata } from "next";
import { BookingsTable } from "@/components/admin/bookings/bookings-table";
import { PageHeader } from "@/components/admin/frame/page-header";
import { FilterBar } from "@/components/admin/list/filter-bar";
import { ListResults } from "@/components/admin/list/list-results";
import { ListTabs } from "@/components/admin/list/list-tabs";
import { withParams } from "@/components/admin/list/with-params";
import { scheduling } from "@/content/scheduling";
import { listBookings } from "@/lib/bookings/admin/queries";
import { BookingFilters } from "@/lib/bookings/admin/schema";
import { pluralize } from "@/lib/numbers";

export const metadata: Metadata = { title: "Bookings" };

const tabs = [
  { when: "", label: "Upcoming", empty: "No upcoming bookings." },
  { when: "past", label: "Past", empty: "No past bookings." },
] as const;

const statuses = [
  { value: "", label: "All" },
  { value: "confirmed", label: "Confirmed" },
  { value: "held", label: "Held" },
  { value: "cancelled", label: "Cancelled" },
];

export default async function BookingsPage({ searchParams }: PageProps<"/admin/bookings">) {
  const filters = BookingFilters.parse(await searchParams);
  const { when, status, q } = filters;
  const listed = await listBookings(filters);
  return (
    <>
      <PageHeader
        title="Bookings"
        description={`${pluralize(listed.total, "booking", "bookings")}, times in ${scheduling.city}`}
      />
      <ListTabs
        label="Bookings by time"
        tabs={tabs.map(({ when: other, label }) => ({
          label,
          href: withParams("/admin/bookings", { when: other, status, q }),
          current: other === when,
        }))}
      />
      <FilterBar
        path="/admin/bookings"
        label="Filter bookings"
        selects={[{ name: "status", label: "Status", value: status, options: statuses }]}
        search={{ name: "q", label: "Search name, email and note", value: q }}
        keep={{ when }}
      />
      <ListResults
        listed={listed}
        path="/admin/bookings"
        params={{ when, status, q }}
        keep={{ when }}
        label="Pages of bookings"
        empty={tabs.find((tab) => tab.when === when)?.empty ?? ""}
        noMatch="No bookings match these filters."
      >
        <BookingsTable bookings={listed.rows} isPast={when === "past"} />
      </ListResults>
    </>
  );
}
