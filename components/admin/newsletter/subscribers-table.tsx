import { type Column, DataTable } from "@/components/admin/list/data-table";
import { DeleteRow } from "@/components/admin/list/delete-row";
import { StatusBadge } from "@/components/admin/list/status-badge";
import { ShortDate } from "@/components/ui/date";
import type { Subscriber } from "@/lib/newsletter/admin/schema";

export function SubscribersTable({ subscribers }: { subscribers: readonly Subscriber[] }) {
  return (
    <DataTable caption="Subscribers" columns={columns} rows={subscribers} keyOf={({ id }) => id} />
  );
}

const sources: Partial<Record<string, string>> = { footer: "Footer form", "sign-up": "Sign-up" };

const columns: readonly Column<Subscriber>[] = [
  { name: "Email", heading: true, cell: ({ email }) => email },
  { name: "Status", narrow: true, cell: ({ status }) => <StatusBadge status={status} /> },
  { name: "Source", cell: ({ source }) => sources[source] ?? source },
  { name: "Date", narrow: true, cell: ({ createdAt }) => <ShortDate value={createdAt} /> },
  {
    name: "Actions",
    actions: true,
    cell: ({ id, email }) => <DeleteRow source="subscribers" id={id} label={email} />,
  },
];
