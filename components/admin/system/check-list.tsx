import { type Column, DataTable } from "@/components/admin/list/table/data-table";
import { StatusBadge } from "@/components/admin/list/table/status-badge";
import type { Check, CheckStatus } from "@/lib/doctor/check";

export function CheckList({ caption, checks }: { caption: string; checks: Check[] }) {
  return <DataTable caption={caption} columns={columns} rows={checks} keyOf={({ name }) => name} />;
}

const badges: Record<CheckStatus, { status: string; label: string }> = {
  ok: { status: "sent", label: "OK" },
  warning: { status: "pending", label: "Warning" },
  failed: { status: "dead", label: "Failed" },
  skipped: { status: "suppressed", label: "Skipped" },
};

const columns: readonly Column<Check>[] = [
  { name: "Check", heading: true, cell: ({ name }) => name },
  { name: "Result", cell: ({ status }) => <StatusBadge {...badges[status]} /> },
  { name: "Details", cell: ({ text }) => text },
];
