import { PersonLink } from "@/components/admin/list/person-link";
import { type Column, createdColumn } from "@/components/admin/list/table/data-table";
import { StatusBadge } from "@/components/admin/list/table/status-badge";
import type { Entry } from "@/lib/waitlist/admin/schema";
import { ManageEntry } from "./manage-entry";

export const waitlistColumns: readonly Column<Entry>[] = [
  { name: "Project", cell: ({ project }) => project },
  { name: "Name", heading: true, cell: ({ name }) => name },
  { name: "Email", sort: "email", cell: ({ email }) => <PersonLink email={email} /> },
  { name: "Status", narrow: true, cell: ({ status }) => <StatusBadge status={status} /> },
  createdColumn("Date"),
  { name: "Actions", actions: true, cell: (entry) => <ManageEntry entry={entry} /> },
];
