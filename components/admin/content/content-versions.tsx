import { EmptyState } from "@/components/admin/list/empty-state";
import { RowForm } from "@/components/admin/list/rows/row-form";
import { type Column, DataTable } from "@/components/admin/list/table/data-table";
import { DateTime } from "@/components/ui/date";
import { Email } from "@/components/ui/email";
import { AdminLink } from "@/components/ui/pages/admin-link";
import { restoreContent } from "@/lib/content/admin/actions";
import type { ContentVersion, EditedEntry } from "@/lib/content/admin/schema";
import { contentStrings } from "@/lib/content/admin/strings";

type Props = { entry: EditedEntry; versions: readonly ContentVersion[] };

export function ContentVersions({ entry, versions }: Props) {
  if (versions.length === 0) return <EmptyState text="No versions yet. Saving adds one." />;
  const isPublished = entry.status === "published" || entry.status === "hidden";
  const published = isPublished && versions.find(({ event }) => event === "published")?.no;
  const draft =
    entry.isDraft && versions.find(({ event }) => event === "saved" || event === "restored")?.no;
  const stateOf = ({ no }: ContentVersion) => {
    if (no === published && entry.status === "published") return ", live";
    return no === draft ? ", current draft" : "";
  };
  const columns: readonly Column<ContentVersion>[] = [
    {
      name: "Version",
      heading: true,
      cell: ({ no }) => (
        <AdminLink
          href={`/admin/content/${entry.kind}/${entry.key}/versions/${no}`}
          className="link"
        >
          Version {no}
        </AdminLink>
      ),
    },
    { name: "Status", cell: (version) => names[version.event] + stateOf(version) },
    { name: "Date", narrow: true, cell: ({ createdAt }) => <DateTime value={createdAt} /> },
    { name: "By", cell: ({ author }) => <Email value={author ?? "Unknown"} /> },
    {
      name: "Restore",
      actions: "always",
      cell: ({ no }) => no !== (draft || published) && <RestoreContent entry={entry} no={no} />,
    },
  ];
  return <DataTable caption="Versions" columns={columns} rows={versions} keyOf={({ no }) => no} />;
}

const names = {
  saved: "Saved",
  published: "Published",
  restored: "Restored",
  conflict: "Conflict: kept, not used",
} as const;

export function RestoreContent({ entry, no }: { entry: EditedEntry; no: number }) {
  const { kind, key, version } = entry;
  return (
    <RowForm
      action={restoreContent}
      fields={Object.entries({ kind, key, version: `${version}`, no: `${no}` })}
      failed={contentStrings.failed}
      label={`Restore version ${no}`}
      pending="Restoring..."
    >
      Restore
    </RowForm>
  );
}
