const shapes = {
  done: <circle cx="8" cy="8" r="7" fill="currentColor" />,
  off: <circle cx="8" cy="8" r="5.75" fill="none" stroke="currentColor" strokeWidth="2.5" />,
  waiting: (
    <g fill="none" stroke="currentColor" strokeWidth="2.5">
      <circle cx="8" cy="8" r="5.75" />
      <path d="M8 2.25a5.75 5.75 0 0 1 0 11.5z" fill="currentColor" stroke="none" />
    </g>
  ),
  cross: <path d="m2.5 2.5 11 11m0-11-11 11" stroke="currentColor" strokeWidth="3.5" />,
  over: <path d="M1 8h14" stroke="currentColor" strokeWidth="3.5" />,
} as const;

const statuses: Partial<Record<string, { label: string; shape: keyof typeof shapes }>> = {
  published: { label: "Published", shape: "done" },
  draft: { label: "Draft", shape: "off" },
  scheduled: { label: "Scheduled", shape: "waiting" },
  ending: { label: "Unpublishes", shape: "over" },
  pending: { label: "Pending", shape: "waiting" },
  approved: { label: "Approved", shape: "done" },
  rejected: { label: "Rejected", shape: "cross" },
  confirmed: { label: "Confirmed", shape: "done" },
  held: { label: "Held", shape: "waiting" },
  cancelled: { label: "Cancelled", shape: "over" },
  unsubscribed: { label: "Unsubscribed", shape: "over" },
  sending: { label: "Sending", shape: "waiting" },
  sent: { label: "Sent", shape: "done" },
  dead: { label: "Failed", shape: "cross" },
  suppressed: { label: "Not sent", shape: "over" },
  new: { label: "New", shape: "waiting" },
  read: { label: "Read", shape: "off" },
  admin: { label: "Admin", shape: "done" },
  member: { label: "Member", shape: "off" },
};

/** A word and a shape, so that meaning never depends on colour. Unknown states look pending. */
export function StatusBadge({ status, label }: { status: string; label?: string }) {
  const known = statuses[status];
  const shape = known?.shape ?? "waiting";
  return (
    <span className="badge" data-shape={shape}>
      <svg viewBox="0 0 16 16" aria-hidden="true" focusable="false">
        {shapes[shape]}
      </svg>
      {label ?? known?.label ?? status}
    </span>
  );
}
