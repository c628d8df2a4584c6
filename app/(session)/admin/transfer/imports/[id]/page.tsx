import type { Metadata, Route } from "next";
import { PageHeader } from "@/components/admin/frame/page-header";
import { Panel } from "@/components/admin/frame/panel";
import { RowNotFound } from "@/components/admin/list/empty-state";
import { DiscardForm } from "@/components/admin/transfer/discard-form";
import { ReportPanels } from "@/components/admin/transfer/report-panels";
import { RunPanel } from "@/components/admin/transfer/run-panel";
import { FormResult } from "@/components/forms/form-result";
import { AdminLink } from "@/components/ui/pages/admin-link";
import { readFlash } from "@/lib/forms/flash";
import { isRowId } from "@/lib/supabase/row";
import { getImport, listReportedPosts } from "@/lib/transfer/admin/queries";
import { isRunning, ReportFilters } from "@/lib/transfer/admin/schema";
import { importStrings } from "@/lib/transfer/admin/strings";
import { isUploaded } from "@/lib/transfer/admin/uploads";

type Props = PageProps<"/admin/transfer/imports/[id]">;

export const metadata: Metadata = { title: "Import" };

const back = { href: "/admin/transfer" as Route, label: "All imports" };

export default async function ImportPage({ params, searchParams }: Props) {
  const { id } = await params;
  const search = await searchParams;
  const run = isRowId(id) ? await getImport(id) : null;
  if (!run) return <RowNotFound title="Import not found" back={back} text={importStrings.gone} />;
  const path = `/admin/transfer/imports/${id}` as Route;
  const title = `Import of ${run.fileName}`;
  if (search.discard === "yes" && !isRunning(run) && run.state !== "done") {
    return (
      <>
        <PageHeader title={title} back={{ href: path, label: "Back to the import" }} />
        <Panel title="Discard this import?">
          <p className="mb-4 max-w-[42rem]">
            This permanently deletes the uploaded file and its report. Imported posts are kept.
          </p>
          <div className="flex flex-wrap items-start gap-3">
            <DiscardForm id={id} />
            <AdminLink href={path} className="button button-quiet">
              Keep import
            </AdminLink>
          </div>
        </Panel>
      </>
    );
  }
  const filters = ReportFilters.parse(search);
  const [hasFile, posts, flash] = await Promise.all([
    isUploaded(id),
    run.report && listReportedPosts(id, filters),
    readFlash(search.answer),
  ]);
  return (
    <>
      <PageHeader title={title} back={back} />
      <FormResult result={flash} />
      <RunPanel run={run} hasFile={hasFile} />
      {run.report && posts && (
        <ReportPanels path={path} report={run.report} posts={posts} filters={filters} />
      )}
    </>
  );
}
