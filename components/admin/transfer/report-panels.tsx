import type { Route } from "next";
import { Panel } from "@/components/admin/frame/panel";
import { DescriptionList } from "@/components/admin/list/description-list";
import { ListTabs } from "@/components/admin/list/filter/list-tabs";
import { withParams } from "@/components/admin/list/filter/with-params";
import { ListResults } from "@/components/admin/list/list-results";
import { type Column, countColumn, DataTable } from "@/components/admin/list/table/data-table";
import { StatusBadge } from "@/components/admin/list/table/status-badge";
import { AdminLink } from "@/components/ui/pages/admin-link";
import type { Page } from "@/lib/admin/paging";
import { formatNumber, pluralize } from "@/lib/numbers";
import { readablePath } from "@/lib/redirects/path";
import type { ReportedPost, ReportFilters, ReportHead } from "@/lib/transfer/admin/schema";
import { type LeftOut, type Outcome, outcomeNames, outcomes } from "@/lib/transfer/report";

type Props = { path: Route; report: ReportHead; posts: Page<ReportedPost>; filters: ReportFilters };

export function ReportPanels({ path, report, posts, filters: { outcome } }: Props) {
  const { counts, isApplied, leftOut, pictures, redirects, contents } = report;
  const shown = outcomes.filter((name) => counts[name] > 0);
  return (
    <>
      <Panel
        title={isApplied ? "Import results" : "Import preview"}
        actions={
          // Plain anchor: the router must not intercept a download.
          <a href={`${path}/report`} className="button button-quiet">
            Download CSV
          </a>
        }
      >
        <DescriptionList
          items={[
            ...outcomes.map((name) => [outcomeNames[name], formatNumber(counts[name])] as const),
            // A dry run stores no pictures.
            ...(isApplied ? [["Images saved", formatNumber(pictures)] as const] : []),
            ["Redirects", formatNumber(redirects)],
            // Reports of earlier releases don't count contents.
            ...(contents ? [["Site content", formatNumber(contents)] as const] : []),
          ]}
        />
        {shown.length > 1 && (
          <ListTabs
            label="Posts by outcome"
            tabs={(["", ...shown] as const).map((name) => ({
              label: name ? badges[name].label : "All",
              href: withParams(path, { outcome: name }),
              current: name === outcome,
            }))}
          />
        )}
        <ListResults
          listed={posts}
          path={path}
          params={{ outcome }}
          label="Report pages"
          empty="The file has no posts."
          noMatch="No posts with this outcome."
        >
          <DataTable
            caption="Posts"
            columns={columnsFor(isApplied)}
            rows={posts.rows}
            keyOf={({ id, slug, title, oldUrl }) => id ?? `${oldUrl} ${slug} ${title}`}
          />
        </ListResults>
      </Panel>
      {leftOut.length > 0 && <LeftOutPanel leftOut={leftOut} />}
    </>
  );
}

const maxLeftOut = 100;

function LeftOutPanel({ leftOut }: { leftOut: readonly LeftOut[] }) {
  const more = leftOut.length - maxLeftOut;
  return (
    <Panel title="Left out">
      <DataTable
        caption="Left out"
        columns={leftOutColumns}
        rows={leftOut.slice(0, maxLeftOut)}
        keyOf={({ what, why }) => `${what} ${why}`}
      />
      {more > 0 && (
        <p className="mt-4">And {pluralize(more, "more line", "more lines")} in the CSV file.</p>
      )}
    </Panel>
  );
}

const badges: Record<Outcome, { label: string; status: string }> = {
  created: { label: "New", status: "approved" },
  updated: { label: "Updated", status: "approved" },
  unchanged: { label: "Unchanged", status: "read" },
  edited: { label: "Skipped", status: "cancelled" },
  failed: { label: "Not imported", status: "rejected" },
};

const columnsFor = (isApplied: boolean): readonly Column<ReportedPost>[] => [
  {
    name: "Post",
    heading: true,
    cell: ({ id, isHere, title, slug }) =>
      isHere ? (
        <AdminLink href={`/admin/posts/${id}`} className="hover:underline">
          {title || slug}
        </AdminLink>
      ) : (
        title || slug
      ),
  },
  { name: "Outcome", narrow: true, cell: ({ outcome }) => <StatusBadge {...badges[outcome]} /> },
  {
    name: "Old URL",
    cell: ({ oldUrl, redirectsFrom }) => {
      const leads = isApplied ? "Redirects" : "Will redirect";
      if (redirectsFrom) {
        return redirectsFrom.map((path) => (
          <OldPath key={path} text={readablePath(path)} note={leads} />
        ));
      }
      return oldUrl ? <OldPath text={oldUrl} note="No redirect" /> : "Unknown";
    },
  },
  {
    name: "Notes",
    cell: ({ notes }) =>
      notes.length > 0 && (
        <ul className="grid gap-1">
          {[...new Set(notes)].map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      ),
  },
];

function OldPath({ text, note }: { text: string; note: string }) {
  return (
    <>
      <span className="block">{text}</span>
      <span className="block text-sm text-muted">{note}</span>
    </>
  );
}

const leftOutColumns: readonly Column<LeftOut>[] = [
  { name: "Item", heading: true, cell: ({ what }) => what },
  countColumn("Count", ({ count }) => count),
  { name: "Reason", cell: ({ why }) => why },
];
