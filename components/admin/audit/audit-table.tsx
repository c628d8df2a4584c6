import { type Column, DataTable } from "@/components/admin/list/table/data-table";
import { DateTime } from "@/components/ui/date";
import { Email } from "@/components/ui/email";
import { AdminLink } from "@/components/ui/pages/admin-link";
import type { AuditEntry } from "@/lib/audit/schema";

export function AuditTable({ entries }: { entries: readonly AuditEntry[] }) {
  return <DataTable caption="Audit log" columns={columns} rows={entries} keyOf={({ id }) => id} />;
}

const columns: readonly Column<AuditEntry>[] = [
  {
    name: "Event",
    heading: true,
    cell: ({ what, about, href }) => (
      <>
        {what}
        {about && (
          <span dir="auto" className="block text-sm font-[450] text-muted">
            {href ? (
              <AdminLink href={href} className="link">
                <Email value={about} />
              </AdminLink>
            ) : (
              <Email value={about} />
            )}
          </span>
        )}
      </>
    ),
  },
  { name: "Changes", cell: ({ changes }) => <Changes changes={changes} /> },
  { name: "Who", cell: ({ who }) => <Email value={who} /> },
  { name: "Browser", cell: ({ browser }) => browser },
  { name: "Date", narrow: true, cell: ({ createdAt }) => <DateTime value={createdAt} /> },
];

function Changes({ changes }: Pick<AuditEntry, "changes">) {
  if (changes.length === 0) return null;
  return (
    <ul>
      {changes.map((change) => (
        <li key={change}>{change}</li>
      ))}
    </ul>
  );
}
