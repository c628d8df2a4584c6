import type { Metadata } from "next";
import { LoadError } from "@/components/admin/frame/load-error";
import { PageHeader } from "@/components/admin/frame/page-header";
import { Panel } from "@/components/admin/frame/panel";
import { DescriptionList } from "@/components/admin/list/description-list";
import { StatusPanels } from "@/components/admin/system/status-panels";
import { Alert } from "@/components/ui/alert";
import { DateTime } from "@/components/ui/date";
import { getProcessStatus, getSystemStatus } from "@/lib/admin/system/queries";
import type { ProcessStatus } from "@/lib/admin/system/schema";
import { formatBytes, formatNumber } from "@/lib/numbers";

export const metadata: Metadata = { title: "System" };

export default async function SystemPage() {
  const status = await getSystemStatus();
  return (
    <>
      <PageHeader title="System" description="Current status" />
      {status ? (
        <StatusPanels {...status} />
      ) : (
        <LoadError message="The status of jobs, emails and storage could not be loaded." />
      )}
      <ProcessPanels {...getProcessStatus()} />
    </>
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
