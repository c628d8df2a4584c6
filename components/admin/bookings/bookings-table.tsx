import { type Column, DataTable } from "@/components/admin/list/data-table";
import { StatusBadge } from "@/components/admin/list/status-badge";
import { scheduling } from "@/content/scheduling";
import type { ListedBooking } from "@/lib/bookings/admin/schema";
import { clockTime } from "@/lib/time/format";
import { CancelBooking } from "./cancel-booking";

type Props = { bookings: readonly ListedBooking[]; isPast: boolean };

export function BookingsTable({ bookings, isPast }: Props) {
  return (
    <DataTable
      caption={isPast ? "Past bookings" : "Upcoming bookings"}
      columns={isPast ? dataColumns : [...dataColumns, cancelling]}
      rows={bookings}
      keyOf={({ id }) => id}
    />
  );
}

const plans: Partial<Record<string, string>> = {
  starter: "Starter",
  professional: "Professional",
  enterprise: "Enterprise",
};

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
    cell: ({ name, email }) => (
      <>
        {name}
        <span className="block font-normal text-muted">{email}</span>
      </>
    ),
  },
  { name: "Plan", narrow: true, cell: ({ plan }) => plans[plan] ?? "None" },
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

const cancelling: Column<ListedBooking> = {
  name: "Actions",
  actions: true,
  cell: ({ id, sequence, name, when, status }) =>
    status === "confirmed" && <CancelBooking {...{ id, sequence, name, when }} />,
};
