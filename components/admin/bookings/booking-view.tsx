import { DescriptionList } from "@/components/admin/list/description-list";
import { PersonLink } from "@/components/admin/list/person-link";
import { StatusBadge } from "@/components/admin/list/status-badge";
import type { ListedBooking } from "@/lib/bookings/admin/schema";
import { findPlan } from "@/lib/pricing/find-plan";

export function BookingView({ booking }: { booking: ListedBooking }) {
  const { when, visitorTime, email, plan, note, status } = booking;
  return (
    <DescriptionList
      items={[
        ["Time", when],
        ...(visitorTime ? ([["Visitor's time", visitorTime]] as const) : []),
        ["Email", <PersonLink key="email" email={email} />],
        ["Plan", findPlan(plan)?.name ?? "None"],
        [
          "Note",
          <span key="note" className="whitespace-pre-wrap">
            {note || "None"}
          </span>,
        ],
        ["Status", <StatusBadge key="status" status={status} />],
      ]}
    />
  );
}
