import { capitalize } from "@/lib/capitalize";

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

type Shape = keyof typeof shapes;

/** Other statuses are `waiting`. */
const statusesOf: readonly (readonly [Shape, readonly string[]])[] = [
  ["done", ["published", "approved", "confirmed", "sent", "admin"]],
  ["off", ["draft", "read", "member"]],
  ["cross", ["rejected", "dead"]],
  ["over", ["ending", "cancelled", "unsubscribed", "suppressed"]],
];

type Props = { status: string; label?: string };

/** A word, by default the status, and a shape, so that meaning never depends on colour. */
export function StatusBadge({ status, label = capitalize(status) }: Props) {
  const shape = statusesOf.find(([, statuses]) => statuses.includes(status))?.[0] ?? "waiting";
  return (
    <span className="badge" data-shape={shape}>
      <svg viewBox="0 0 16 16" aria-hidden="true" focusable="false">
        {shapes[shape]}
      </svg>
      {label}
    </span>
  );
}

/** A select that filters a list by status. */
export function statusSelect(...statuses: readonly string[]) {
  const options = statuses.map((value) => ({ value, label: capitalize(value) }));
  return {
    name: "status",
    label: "Status",
    options: [{ value: "", label: "All statuses" }, ...options],
  };
}
