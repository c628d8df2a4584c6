import { StatusBadge } from "@/components/admin/list/status-badge";
import type { RunState } from "@/lib/transfer/admin/schema";
import { stateNames } from "@/lib/transfer/admin/strings";

export function RunBadge({ state }: { state: RunState }) {
  return <StatusBadge status={shapes[state]} label={stateNames[state]} />;
}

/** States of other rows, for their shapes. */
const shapes: Record<RunState, string> = {
  checking: "pending",
  checked: "held",
  importing: "pending",
  done: "approved",
  failed: "rejected",
  stopped: "cancelled",
};
