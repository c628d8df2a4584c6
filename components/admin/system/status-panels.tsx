import { Panel } from "@/components/admin/frame/panel";
import { DescriptionList } from "@/components/admin/list/description-list";
import { type Column, DataTable } from "@/components/admin/list/table/data-table";
import { StatusBadge } from "@/components/admin/list/table/status-badge";
import { DateTime } from "@/components/ui/date";
import type { Job, SystemStatus } from "@/lib/admin/system/schema";
import type { Check, CheckStatus } from "@/lib/doctor/check";
import { formatBytes, formatNumber, pluralize } from "@/lib/numbers";

/** Status from the database, which all servers share. */
export function StatusPanels({ jobs, mails, pictures, database, migrations }: SystemStatus) {
  return (
    <>
      <Panel title="Scheduled jobs">
        <DataTable
          caption="Scheduled jobs"
          columns={columns}
          rows={jobs}
          keyOf={({ name }) => name}
        />
      </Panel>
      <Panel title="Email">
        <DescriptionList
          items={[
            ["Waiting", formatNumber(mails.waiting)],
            [
              "Oldest waiting",
              mails.waitingSince ? <DateTime key="since" value={mails.waitingSince} /> : "None",
            ],
            ["Failed, last 24 h", formatNumber(mails.dead)],
          ]}
        />
      </Panel>
      <Panel title="Storage">
        <DescriptionList
          items={[
            ["Database", formatBytes(database.bytes)],
            [
              "Uploaded images",
              `${pluralize(pictures.count, "file", "files")}, ${formatBytes(pictures.bytes)}`,
            ],
            ["Postgres", database.version],
            ["Migrations", migrationsText(migrations)],
          ]}
        />
      </Panel>
    </>
  );
}

function migrationsText({ applied, missing }: SystemStatus["migrations"]): string {
  if (missing.length === 0) return `${formatNumber(applied)} applied, none missing`;
  return `${formatNumber(applied)} applied, missing: ${missing.join(", ")}`;
}

const names: Partial<Record<string, string>> = {
  outbox: "Send queued emails",
  schedule: "Publish scheduled posts",
  daily: "Data clean-up",
};

const onTime = { status: "sent", label: "On time" };
const notRun = { status: "pending", label: "Not run yet" };

const columns: readonly Column<Job>[] = [
  { name: "Job", heading: true, cell: ({ name }) => names[name] ?? name },
  { name: "Schedule", cell: ({ every }) => every },
  {
    name: "Last run",
    narrow: true,
    cell: ({ ranAt }) => (ranAt ? <DateTime value={ranAt} /> : "Never"),
  },
  {
    name: "Status",
    cell: ({ ranAt, isLate }) => (
      <>
        {isLate ? (
          <StatusBadge status="dead" label="Late" />
        ) : (
          <StatusBadge {...(ranAt ? onTime : notRun)} />
        )}
        {isLate && (
          <span className="mt-1 block text-sm text-muted">
            {ranAt ? "Check the scheduler." : "Has not run yet. Set up the scheduler."}
          </span>
        )}
      </>
    ),
  },
];

export function CheckList({ caption, checks }: { caption: string; checks: Check[] }) {
  return (
    <DataTable caption={caption} columns={checkColumns} rows={checks} keyOf={({ name }) => name} />
  );
}

const badges: Record<CheckStatus, { status: string; label: string }> = {
  ok: { status: "sent", label: "OK" },
  warning: { status: "pending", label: "Warning" },
  failed: { status: "dead", label: "Failed" },
  skipped: { status: "suppressed", label: "Skipped" },
};

const checkColumns: readonly Column<Check>[] = [
  { name: "Check", heading: true, cell: ({ name }) => name },
  { name: "Result", cell: ({ status }) => <StatusBadge {...badges[status]} /> },
  { name: "Details", cell: ({ text }) => text },
];
