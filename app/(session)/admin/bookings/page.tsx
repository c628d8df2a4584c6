import type { Metadata } from "next";
import { BookingsTable } from "@/components/admin/bookings/bookings-table";
import { ListPage } from "@/components/admin/list/list-page";
import { statusSelect } from "@/components/admin/list/table/status-badge";
import { consultations } from "@/content/consultations";
import { listBookings } from "@/lib/bookings/admin/queries";
import { BookingFilters, bookingStatuses } from "@/lib/bookings/admin/schema";
import { pluralize } from "@/lib/numbers";

export const metadata: Metadata = { title: "Bookings" };

const tabs = [
  { value: "", label: "Upcoming", empty: "No upcoming bookings." },
  { value: "past", label: "Past", empty: "No past bookings." },
] as const;

export default async function BookingsPage({ searchParams }: PageProps<"/admin/bookings">) {
  const filters = BookingFilters.parse(await searchParams);
  const listed = await listBookings(filters);
  return (
    <ListPage
      path="/admin/bookings"
      title="Bookings"
      description={`${pluralize(listed.total, "booking", "bookings")}, ${consultations.city} time`}
      things={["booking", "bookings"]}
      tabs={{ label: "Bookings by time", name: "when", options: tabs }}
      selects={[statusSelect(...bookingStatuses)]}
      {...{ listed, filters }}
    >
      {() => <BookingsTable bookings={listed.rows} />}
    </ListPage>
  );
}
