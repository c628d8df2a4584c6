import { PersonLink } from "@/components/admin/list/person-link";
import type { Column } from "@/components/admin/list/table/data-table";
import { DeletableTable } from "@/components/admin/list/table/deletable-table";
import { StatusBadge } from "@/components/admin/list/table/status-badge";
import { AdminLink } from "@/components/ui/pages/admin-link";
import { consultations } from "@/content/consultations";
import type { ListedBooking } from "@/lib/bookings/admin/schema";
import { rescheduleForm } from "@/lib/bookings/admin/strings";
import { clockTime } from "@/lib/time/format";
import { CancelBooking } from "./cancel-booking";

/** Open bookings have to be cancelled before they can be deleted. */
export function BookingsTable({ bookings }: { bookings: readonly ListedBooking[] }) {
  return (
    <DeletableTable
      caption="Bookings"
      columns={columns}
      rows={bookings}
      deletable={{
        source: "bookings",
        things: "bookings",
        labelOf: ({ name, when }) => `${name}, ${when}`,
        isKept: ({ isOpen }) => isOpen,
      }}
    />
  );
}

const columns: readonly Column<ListedBooking>[] = [
  {
    name: "Time",
    cell: ({ startsAt, when, visitorTime, closedFor }) => (
      <>
        <time dateTime={new Date(startsAt).toISOString()} className="block min-w-32 font-[650]">
          {when}
        </time>
        {visitorTime && <span className="block text-muted">{visitorTime}</span>}
        {closedFor && (
          <span className="block font-[600] text-error">You're closed that day ({closedFor})</span>
        )}
      </>
    ),
  },
  {
    name: "Visitor",
    heading: true,
    cell: ({ id, name, email }) => (
      <>
        <AdminLink href={`/admin/bookings/${id}`} className="link inline-block py-[0.2rem]">
          {name}
        </AdminLink>
        <span className="block font-normal text-muted">
          <PersonLink email={email} />
        </span>
      </>
    ),
  },
  { name: "Plan", narrow: true, cell: ({ planName }) => planName || "No plan" },
  { name: "Note", cell: ({ note }) => <p className="whitespace-pre-wrap">{note || "No note"}</p> },
  {
    name: "Status",
    narrow: true,
    cell: ({ status, heldUntil }) => (
      <>
        <StatusBadge status={status} />
        {heldUntil !== null && (
          <span className="mt-1 block text-sm text-muted">
            until {clockTime(heldUntil, consultations.timeZone)}
          </span>
        )}
      </>
    ),
  },
  {
    name: "Actions",
    actions: true,
    cell: ({ id, sequence, name, when, isOpen }) =>
      isOpen && (
        <>
          <AdminLink
            href={`/admin/bookings/${id}#${rescheduleForm}`}
            className="button button-quiet"
            aria-label={`Reschedule ${name}, ${when}`}
            aria-keyshortcuts="M"
          >
            Reschedule
          </AdminLink>
          <CancelBooking {...{ id, sequence, name, when }} />
        </>
      ),
  },
];
