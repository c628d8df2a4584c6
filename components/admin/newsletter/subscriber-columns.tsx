import { PersonLink } from "@/components/admin/list/person-link";
import { type Column, createdColumn } from "@/components/admin/list/table/data-table";
import { StatusBadge } from "@/components/admin/list/table/status-badge";
import type { Subscriber } from "@/lib/newsletter/admin/schema";

const sources: Partial<Record<string, string>> = { footer: "Footer form", "sign-up": "Sign-up" };

export const subscriberColumns: readonly Column<Subscriber>[] = [
  {
    name: "Email",
    heading: true,
    sort: "email",
    cell: ({ email }) => <PersonLink email={email} />,
  },
  { name: "Status", narrow: true, cell: ({ status }) => <StatusBadge status={status} /> },
  { name: "Source", cell: ({ source }) => sources[source] ?? source },
  createdColumn("Date"),
];
