import { RowForm } from "@/components/admin/list/rows/row-form";
import { type Column, DataTable } from "@/components/admin/list/table/data-table";
import { RelativeDate } from "@/components/ui/date";
import { AdminLink } from "@/components/ui/pages/admin-link";
import { moveContent } from "@/lib/content/admin/actions";
import type { ListedEntry } from "@/lib/content/admin/schema";
import { contentStrings } from "@/lib/content/admin/strings";
import { type KindName, kindLabels } from "@/lib/content/kind-labels";
import { EntryStatus } from "./entry-actions";

type Props = {
  name: KindName;
  entries: readonly ListedEntry[];
  /** Whether the order can be changed. */
  isOrdered: boolean;
};

export function EntryTable({ name, entries, isOrdered }: Props) {
  const order: Column<ListedEntry> = {
    name: "Order",
    actions: true,
    cell: (entry) => <Moves {...{ name, entry, entries }} />,
  };
  const columns: readonly Column<ListedEntry>[] = [
    {
      name: "Title",
      heading: true,
      cell: ({ key, title }) => (
        <AdminLink href={`/admin/content/${name}/${key}`} className="link">
          <bdi>{title}</bdi>
        </AdminLink>
      ),
    },
    {
      name: "Status",
      cell: (entry) =>
        entry.isBroken ? (
          `${entry.hasDefault ? "Default shown" : "Not shown"}: the content no longer fits its form`
        ) : (
          <EntryStatus {...entry} />
        ),
    },
    {
      name: "Updated",
      narrow: true,
      cell: ({ updatedAt }) => (updatedAt ? <RelativeDate value={updatedAt} /> : "Never edited"),
    },
    ...(isOrdered ? [order] : []),
  ];
  const caption = kindLabels[name];
  return <DataTable {...{ caption, columns }} rows={entries} keyOf={({ key }) => key} />;
}

const moves = { first: "To top", up: "Up", down: "Down" } as const;

function Moves({ name, entry, entries }: Pick<Props, "name" | "entries"> & { entry: ListedEntry }) {
  const index = entries.indexOf(entry);
  const isPossible = { first: index > 1, up: index > 0, down: index < entries.length - 1 };
  return Object.entries(moves).map(
    ([change, label]) =>
      isPossible[change as keyof typeof moves] && (
        <RowForm
          key={change}
          action={moveContent}
          fields={Object.entries({ kind: name, key: entry.key, change })}
          failed={contentStrings.failed}
          label={`${label}: ${entry.title}`}
          pending="Moving..."
        >
          {label}
        </RowForm>
      ),
  );
}
