import { withParams } from "@/components/admin/list/filter/with-params";
import { RowForm } from "@/components/admin/list/rows/row-form";
import { type Column, countColumn } from "@/components/admin/list/table/data-table";
import { DateTime } from "@/components/ui/date";
import { AdminLink } from "@/components/ui/pages/admin-link";
import { ignorePath } from "@/lib/redirects/admin/actions";
import type { MissingPath } from "@/lib/redirects/admin/schema";
import { redirectStrings } from "@/lib/redirects/admin/strings";
import { readablePath } from "@/lib/redirects/path";

export const missingColumns: readonly Column<MissingPath>[] = [
  { name: "Path", heading: true, sort: "path", cell: ({ path }) => readablePath(path) },
  countColumn("Requests", ({ hits }) => hits, "-hits"),
  {
    name: "Last request",
    narrow: true,
    sort: "-seen",
    cell: ({ lastSeenAt }) => <DateTime value={lastSeenAt} />,
  },
  {
    name: "Actions",
    actions: true,
    cell: (missing) => (
      <>
        <AdminLink
          href={withParams("/admin/redirects/new", { from: missing.path })}
          className="button button-quiet"
          aria-label={`Redirect ${readablePath(missing.path)}`}
        >
          Redirect
        </AdminLink>
        <IgnorePath {...missing} />
      </>
    ),
  },
];

function IgnorePath({ id, path, isIgnored }: MissingPath) {
  const word = isIgnored ? "Stop ignoring" : "Ignore";
  return (
    <RowForm
      action={ignorePath}
      fields={Object.entries({ missing: id, ignored: isIgnored ? "no" : "yes" })}
      failed={redirectStrings.failed}
      label={`${word}: ${readablePath(path)}`}
      pending="Saving..."
      undo={ignorePath}
    >
      {word}
    </RowForm>
  );
}
