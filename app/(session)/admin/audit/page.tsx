import type { Metadata } from "next";
import { AuditTable } from "@/components/admin/audit/audit-table";
import { PageHeader } from "@/components/admin/frame/page-header";
import { EmptyState } from "@/components/admin/list/empty-state";
import { ExportLink } from "@/components/admin/list/export-link";
import { FilterBar } from "@/components/admin/list/filter/filter-bar";
import { withParams } from "@/components/admin/list/filter/with-params";
import { PageLink } from "@/components/ui/pages/page-link";
import { listAuditLog } from "@/lib/audit/queries";
import { AuditFilters } from "@/lib/audit/schema";
import { auditSubjects } from "@/lib/domains/registered";

const path = "/admin/audit";

export const metadata: Metadata = { title: "Audit log" };

export default async function AuditPage({ searchParams }: PageProps<"/admin/audit">) {
  const filters = AuditFilters.parse(await searchParams);
  const { entries, older } = await listAuditLog(filters);
  const { q, what, since, before } = filters;
  const params = { q, what, since };
  return (
    <>
      <PageHeader
        title="Audit log"
        description="Admin changes, sign-ins and exports. Read-only, kept 12 months."
        actions={<ExportLink path={`${path}/export`} params={params} />}
      />
      <FilterBar
        path={path}
        label="Filter the audit log"
        search={{ name: "q", label: "Admin's email", value: q }}
        selects={[
          { name: "what", label: "Event", value: what, options: subjects },
          { name: "since", label: "When", value: since, options: periods },
        ]}
      />
      {entries.length > 0 ? (
        <AuditTable entries={entries} />
      ) : (
        <EmptyState
          text={q || what || since ? "No entries match these filters." : "No entries yet."}
        />
      )}
      <OlderEntries
        newest={before ? withParams(path, params) : null}
        older={older ? withParams(path, { ...params, before: String(older) }) : null}
      />
    </>
  );
}

/** Omits "Newest" on the first page and "Older" on the last. */
function OlderEntries({ newest, older }: { newest: string | null; older: string | null }) {
  if (!newest && !older) return null;
  return (
    <nav aria-label="Pages of the audit log" className="pages flex flex-wrap items-center">
      {newest && (
        <PageLink className="page-step" href={newest} prefetch={false}>
          Newest
        </PageLink>
      )}
      {older && (
        <PageLink className="page-step ml-auto" href={older} prefetch={false} rel="next">
          Older
        </PageLink>
      )}
    </nav>
  );
}

const subjects = [
  { value: "", label: "All events" },
  ...Object.entries(auditSubjects)
    .map(([value, { label }]) => ({ value, label }))
    .sort((a, b) => a.label.localeCompare(b.label)),
];

const periods = [
  { value: "", label: "Any time" },
  { value: "day", label: "Last 24 hours" },
  { value: "week", label: "Last 7 days" },
  { value: "month", label: "Last 30 days" },
];
