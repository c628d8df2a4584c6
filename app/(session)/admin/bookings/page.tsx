import type { Metadata } from "next";
import { BookingsTable } from "@/components/admin/bookings/bookings-table";
import { counted } from "@/components/admin/counted";
import { FilterBar } from "@/components/admin/filter-bar";
import { ListResults } from "@/components/admin/list-results";
import { ListTabs } from "@/components/admin/list-tabs";
import { PageHeader } from "@/components/admin/page-header";
import { withParams } from "@/components/admin/with-params";
import { scheduling } from "@/content/scheduling";
import { listBookings } from "@/lib/bookings/admin-queries";
import { BookingFilters } from "@/lib/bookings/admin-schema";

export const metadata: Metadata = { title: "Bookings" };

const tabs = [
  { when: "", label: "Upcoming", empty: "No consultation is booked." },
  { when: "past", label: "Past", empty: "No consultation has taken place yet." },
] as const;

export default async function BookingsPage({ searchParams }: PageProps<"/admin/bookings">) {
  const filters = BookingFilters.parse(await searchParams);
  const { when, q } = filters;
  const listed = await listBookings(filters);
  return (
    <>
      <PageHeader
        title="Bookings"
        description={`${counted(listed.total, "booking", "bookings")}, times in ${scheduling.city}`}
      />
      <ListTabs
        label="Bookings by time"
        tabs={tabs.map(({ when: other, label }) => ({
          label,
          href: withParams("/admin/bookings", { when: other, q }),
          current: other === when,
        }))}
      />
      <FilterBar
        path="/admin/bookings"
        label="Filter bookings"
        search={{ name: "q", label: "Email starts with", value: q }}
        keep={{ when }}
      />
      <ListResults
        listed={listed}
        path="/admin/bookings"
        params={{ when, q }}
        keep={{ when }}
        label="Pages of bookings"
        empty={tabs.find((tab) => tab.when === when)?.empty ?? ""}
        noMatch="No booking here is from an address that starts like this."
      >
        <BookingsTable bookings={listed.rows} isPast={when === "past"} />
      </ListResults>
    </>
  );
}
