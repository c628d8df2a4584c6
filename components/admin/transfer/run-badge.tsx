import { StatusBadge } from "@/components/admin/list/table/status-badge";
import type { RunState } from "@/lib/transfer/admin/schema";

export function RunBadge({ state }: { state: RunState }) {
  const [label, shape] = badges[state];
  return <StatusBadge status={shape} label={label} />;
}

/** Each state borrows the shape of a status in `StatusBadge`. */
const badges: Record<RunState, [label: string, shape: string]> = {
  checking: ["Checking", "pending"],
  checked: ["Checked", "held"],
  importing: ["Importing", "pending"],
  done: ["Done", "approved"],
  failed: ["Failed", "rejected"],
  stopped: ["Stopped", "cancelled"],
};
