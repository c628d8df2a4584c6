import { RowForm } from "@/components/admin/list/rows/row-form";
import type { Column } from "@/components/admin/list/table/data-table";
import { StatusBadge } from "@/components/admin/list/table/status-badge";
import { DateTime } from "@/components/ui/date";
import { Email } from "@/components/ui/email";
import { capitalize } from "@/lib/capitalize";
import { isMailKey, mailKinds } from "@/lib/content/placeholders/mails";
import { retryMails } from "@/lib/outbox/actions";
import { canRetry, type OutboxMail } from "@/lib/outbox/schema";
import { outboxStrings } from "@/lib/outbox/strings";

const states: Record<OutboxMail["state"], { status: string; label: string }> = {
  queued: { status: "pending", label: "Queued" },
  waiting: { status: "pending", label: "Waiting to retry" },
  sending: { status: "sending", label: "Sending" },
  sent: { status: "sent", label: "Sent" },
  dead: { status: "dead", label: "Failed" },
  suppressed: { status: "suppressed", label: "Not sent: unsubscribed or erased" },
};

export const outboxColumns: readonly Column<OutboxMail>[] = [
  {
    name: "Email",
    heading: true,
    cell: ({ subject, kind }) => (
      <>
        {subject}
        <span className="block text-sm font-[450] text-muted">{nameOf(kind)}</span>
      </>
    ),
  },
  { name: "To", cell: ({ to }) => <Email value={to} /> },
  {
    name: "Status",
    cell: ({ state, reason }) => (
      <>
        <StatusBadge {...states[state]} />
        {reason && <span className="mt-1 block text-sm text-muted">{reason}</span>}
      </>
    ),
  },
  {
    name: "Attempts",
    narrow: true,
    numeric: true,
    cell: ({ state, attempts, nextAttemptAt }) => (
      <>
        {attempts}
        {(state === "queued" || state === "waiting") && (
          <span className="block text-sm text-muted">
            Next: <DateTime value={nextAttemptAt} />
          </span>
        )}
      </>
    ),
  },
  { name: "Created", narrow: true, cell: ({ createdAt }) => <DateTime value={createdAt} /> },
  {
    name: "Actions",
    actions: true,
    cell: (mail) =>
      canRetry(mail) && (
        <RetryForm ids={[mail.id]} label={`Retry ${mail.subject}, to ${mail.to}`}>
          Retry
        </RetryForm>
      ),
  },
];

function nameOf(kind: string): string {
  return isMailKey(kind) ? mailKinds[kind].name : capitalize(kind.replaceAll("-", " "));
}

type RetryProps = { ids: readonly string[]; children: string; label?: string };

export function RetryForm({ ids, children, label }: RetryProps) {
  return (
    <RowForm
      action={retryMails}
      fields={ids.map((id) => ["id", id])}
      failed={outboxStrings.failed}
      label={label}
      pending="Retrying..."
    >
      {children}
    </RowForm>
  );
}
