import Link from "next/link";
import { PersonLink } from "@/components/admin/list/person-link";
import { DeleteRow } from "@/components/admin/list/rows/delete-row";
import { type Column, DataTable } from "@/components/admin/list/table/data-table";
import { StatusBadge } from "@/components/admin/list/table/status-badge";
import { scheduling } from "@/content/scheduling";
import type { ListedBooking } from "@/lib/bookings/admin/schema";
import { rescheduleForm } from "@/lib/bookings/admin/strings";
import { findPlan } from "@/lib/pricing/find-plan";
import { clockTime } from "@/lib/time/format";
import { CancelBooking } from "./cancel-booking";

type Props = { bookings: readonly ListedBooking[]; isPast: boolean };

export function BookingsTable({ bookings, isPast }: Props) {
  return (
    <DataTable
      caption={isPast ? "Past bookings" : "Upcoming bookings"}
      columns={[...dataColumns, isPast ? deleting : cancelling]}
      rows={bookings}
      keyOf={({ id }) => id}
    />
  );
}

const dataColumns: readonly Column<ListedBooking>[] = [
  {
    name: "Time",
    cell: ({ startsAt, when, visitorTime }) => (
      <>
        <time dateTime={new Date(startsAt).toISOString()} className="font-[650]">
          {when}
        </time>
        {visitorTime && <span className="block text-muted">{visitorTime}</span>}
      </>
    ),
  },
  {
    name: "Visitor",
    heading: true,
    cell: ({ id, name, email }) => (
      <>
        <Link href={`/admin/bookings/${id}`} prefetch={false} className="link">
          {name}
        </Link>
        <span className="block font-normal text-muted">
          <PersonLink email={email} />
        </span>
      </>
    ),
  },
  { name: "Plan", narrow: true, cell: ({ plan }) => findPlan(plan)?.name ?? "None" },
  { name: "Note", cell: ({ note }) => <p className="whitespace-pre-wrap">{note || "None"}</p> },
  {
    name: "Status",
    narrow: true,
    cell: ({ status, heldUntil }) => (
      <>
        <StatusBadge status={status} />
        {heldUntil !== null && (
          <span className="mt-1 block text-sm text-muted">
            until {clockTime(heldUntil, scheduling.timeZone)}
          </span>
        )}
      </>
    ),
  },
];

const deleting: Column<ListedBooking> = {
  name: "Actions",
  actions: true,
  cell: ({ id, name, when }) => <DeleteRow source="bookings" id={id} label={`${name}, ${when}`} />,
};

const cancelling: Column<ListedBooking> = {
  ...deleting,
  cell: (booking) => {
    const { id, sequence, name, when, isOpen } = booking;
    if (!isOpen) return deleting.cell(booking);
    return (
      <>
        <Link
          href={`/admin/bookings/${id}#${rescheduleForm}`}
          prefetch={false}
          className="button button-quiet"
          aria-label={`Reschedule ${name}, ${when}`}
        >
          Reschedule
        </Link>
        <CancelBooking {...{ id, sequence, name, when }} />
      </>
    );
  },
};
