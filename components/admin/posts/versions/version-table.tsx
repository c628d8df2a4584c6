import { type Column, DataTable } from "@/components/admin/list/table/data-table";
import { DateTime } from "@/components/ui/date";
import { Email } from "@/components/ui/email";
import { AdminLink } from "@/components/ui/pages/admin-link";
import type { VersionSummary } from "@/lib/posts/admin/versions/version";
import { RestoreVersion } from "./restore-version";

type Props = { postId: string; versions: readonly VersionSummary[] };

export function VersionTable({ postId, versions }: Props) {
  const columns: readonly Column<VersionSummary>[] = [
    {
      name: "Version",
      heading: true,
      cell: ({ no, title }) => (
        <AdminLink href={`/admin/posts/${postId}/versions/${no}`} className="link">
          {no}: <bdi>{title}</bdi>
        </AdminLink>
      ),
    },
    { name: "Status", cell: kindOf },
    { name: "Saved", narrow: true, cell: ({ createdAt }) => <DateTime value={createdAt} /> },
    { name: "By", cell: ({ author }) => <Email value={author ?? "Unknown"} /> },
    {
      name: "Restore",
      actions: "always",
      cell: ({ no, isEdited }) => !isEdited && <RestoreVersion postId={postId} no={no} />,
    },
  ];
  return <DataTable caption="Versions" columns={columns} rows={versions} keyOf={({ no }) => no} />;
}

const names = { saved: "Saved", published: "Published", restored: "Restored" } as const;

function kindOf({ kind, isLive, isEdited }: VersionSummary): string {
  if (isLive) return isEdited ? "Live" : "Live, with newer changes";
  return isEdited ? `${names[kind]}, current` : names[kind];
}
