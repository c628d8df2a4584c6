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
      <PageHeader
        title="System"
        description="How the site is running, as of the moment this page was opened."
      />
      {status ? (
        <StatusPanels {...status} />
      ) : (
        <LoadError message="What the database knows of jobs, mails and storage could not be loaded." />
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
          <p>No setting needs attention.</p>
        )}
      </Panel>
      <Panel title="This server">
        <DescriptionList
          items={[
            ["Running since", <DateTime key="since" value={startedAt} />],
            ["Memory", formatBytes(memory)],
            ["Errors in 24 hours", `${formatNumber(errors)}, counted since its start`],
            ["Site", versions.site],
            ["Next.js", versions.next],
            ["Node", versions.node],
          ]}
        />
      </Panel>
    </>
  );
}
