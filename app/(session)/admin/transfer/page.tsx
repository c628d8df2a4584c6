import type { Metadata } from "next";
import { PageHeader } from "@/components/admin/frame/page-header";
import { Panel } from "@/components/admin/frame/panel";
import { type Column, DataTable } from "@/components/admin/list/table/data-table";
import { ImportForm } from "@/components/admin/transfer/import-form";
import { RunBadge } from "@/components/admin/transfer/run-badge";
import { FormResult } from "@/components/forms/form-result";
import { Alert } from "@/components/ui/alert";
import { DateTime } from "@/components/ui/date";
import { Email } from "@/components/ui/email";
import { AdminLink } from "@/components/ui/pages/admin-link";
import { retentionPeriods } from "@/content/retention";
import { idle } from "@/lib/action";
import { readFlash } from "@/lib/forms/flash";
import { listImports } from "@/lib/transfer/admin/queries";
import type { ImportRun } from "@/lib/transfer/admin/schema";
import { busyText } from "@/lib/transfer/admin/strings";
import type { UploadField } from "@/lib/transfer/admin/upload-rules";

export const metadata: Metadata = { title: "Import & export" };

export default async function TransferPage({ searchParams }: PageProps<"/admin/transfer">) {
  const { answer } = await searchParams;
  const [{ runs, running }, flash] = await Promise.all([
    listImports(),
    readFlash<UploadField>(answer),
  ]);
  return (
    <>
      <PageHeader title="Import & export" />
      {flash.status === "success" && (
        <div className="mb-6">
          <FormResult result={flash} />
        </div>
      )}
      <Panel
        title="Export"
        actions={
          // Plain anchor: the router must not intercept a download.
          <a href="/admin/transfer/export" className="button">
            Download export
          </a>
        }
      >
        <p>
          One zip file: posts as Markdown, images, subscribers, messages, waitlist and bookings as
          CSV, and everything as JSON. It contains personal data, so store it securely.
        </p>
      </Panel>
      <Panel title="Import">
        <p className="max-w-[42rem]">
          Import posts from WordPress (XML), Ghost (JSON), Markdown (zip) or an export of this site.
          The file is checked first, and nothing is saved until you confirm. Posts from other sites
          are imported as drafts.
        </p>
        {running && (
          <div className="mt-4">
            <Alert tone="note">
              {busyText({ by: running.startedBy, since: running.startedAt })}{" "}
              <AdminLink href={`/admin/transfer/imports/${running.id}`} className="underline">
                View import
              </AdminLink>
            </Alert>
          </div>
        )}
        <ImportForm flash={flash.status === "error" ? flash : idle} />
      </Panel>
      {runs.length > 0 && (
        <Panel title="Imports">
          <DataTable caption="Imports" columns={columns} rows={runs} keyOf={({ id }) => id} />
          <p className="mt-4 text-muted">
            The last 20. Reports are kept {retentionPeriods.imports}, files 1 day.
          </p>
        </Panel>
      )}
    </>
  );
}

const columns: readonly Column<ImportRun>[] = [
  {
    name: "File",
    heading: true,
    cell: ({ id, fileName, kind }) => (
      <>
        <AdminLink href={`/admin/transfer/imports/${id}`} className="hover:underline">
          {fileName}
        </AdminLink>
        {kind && <span className="block font-[450] text-muted">{kind}</span>}
      </>
    ),
  },
  { name: "Status", narrow: true, cell: ({ state }) => <RunBadge state={state} /> },
  { name: "Result", cell: ({ summary }) => summary ?? <span className="text-muted">None</span> },
  {
    name: "Started",
    narrow: true,
    cell: ({ startedAt, startedBy }) => (
      <>
        <DateTime value={startedAt} />
        {startedBy && (
          <span className="block text-sm text-muted">
            <Email value={startedBy} />
          </span>
        )}
      </>
    ),
  },
];
