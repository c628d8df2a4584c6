import { Panel } from "@/components/admin/frame/panel";
import { DescriptionList } from "@/components/admin/list/description-list";
import { Alert } from "@/components/ui/alert";
import { DateTime } from "@/components/ui/date";
import type { ProcessStatus } from "@/lib/admin/system/schema";
import { formatBytes, formatNumber } from "@/lib/numbers";

/** What the server that answers knows of itself; there may be others. */
export function ProcessPanels({ startedAt, memory, errors, warnings, versions }: ProcessStatus) {
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
