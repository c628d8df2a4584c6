import type { Metadata } from "next";
import { Suspense } from "react";
import { LoadError } from "@/components/admin/frame/load-error";
import { PageHeader } from "@/components/admin/frame/page-header";
import { Panel } from "@/components/admin/frame/panel";
import { DescriptionList } from "@/components/admin/list/description-list";
import { CheckList, StatusPanels } from "@/components/admin/system/status-panels";
import { TestMailForm } from "@/components/admin/system/test-mail-form";
import { Alert } from "@/components/ui/alert";
import { DateTime } from "@/components/ui/date";
import { getProcessStatus, getSystemStatus } from "@/lib/admin/system/queries";
import type { ProcessStatus } from "@/lib/admin/system/schema";
import { listDatabaseChecks, listNetworkChecks } from "@/lib/doctor/queries";
import { testMailForm } from "@/lib/doctor/strings";
import { readFlashes } from "@/lib/forms/flash";
import { formatBytes, formatNumber } from "@/lib/numbers";

export const metadata: Metadata = { title: "System" };

export default async function SystemPage({ searchParams }: PageProps<"/admin/system">) {
  const [status, checks, flash, { wait }] = await Promise.all([
    getSystemStatus(),
    listDatabaseChecks(),
    readFlashes(searchParams),
    searchParams,
  ]);
  return (
    <>
      <PageHeader title="System" description="Current status" />
      <Panel title="Checks">
        <CheckList caption="Checks" checks={checks} />
        <div className="mt-5">
          <TestMailForm flash={flash(testMailForm)} />
        </div>
      </Panel>
      <Panel title="Network checks">
        {wait === undefined ? (
          <Suspense fallback={<Checking />}>
            <NetworkChecks />
          </Suspense>
        ) : (
          <NetworkChecks />
        )}
      </Panel>
      {status ? (
        <StatusPanels {...status} />
      ) : (
        <LoadError message="The status of jobs, emails and storage could not be loaded." />
      )}
      <ProcessPanels {...getProcessStatus()} />
    </>
  );
}

async function NetworkChecks() {
  return <CheckList caption="Network checks" checks={await listNetworkChecks()} />;
}

/** Streamed content appears only with JavaScript. */
function Checking() {
  return (
    <p>
      Checking...
      <noscript>
        {" "}
        <a href="/admin/system?wait" className="link">
          Show the results
        </a>
      </noscript>
    </p>
  );
}

/** Shows the server that handled this request; there may be others. */
function ProcessPanels({ startedAt, memory, errors, warnings, versions }: ProcessStatus) {
  return (
    <>
      <Panel title="Settings">
        {warnings.length > 0 ? (
          <ul className="space-y-3">
            {warnings.map((warning) => (
              <li key={warning}>
                <Alert tone="error">{warning}</Alert>
              </li>
            ))}
          </ul>
        ) : (
          <p>No settings need attention.</p>
        )}
      </Panel>
      <Panel title="This server">
        <DescriptionList
          items={[
            ["Running since", <DateTime key="since" value={startedAt} />],
            ["Memory", formatBytes(memory)],
            ["Errors, last 24 h", `${formatNumber(errors)} (since start)`],
            ["Site", versions.site],
            ["Next.js", versions.next],
            ["Node", versions.node],
          ]}
        />
      </Panel>
    </>
  );
}
