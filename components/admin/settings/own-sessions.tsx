import { RowForm } from "@/components/admin/list/rows/row-form";
import { type Column, DataTable } from "@/components/admin/list/table/data-table";
import { FormResult } from "@/components/forms/form-result";
import { DateTime } from "@/components/ui/date";
import { brand } from "@/content/brand";
import type { ActionResult } from "@/lib/action";
import { endOwnSessions } from "@/lib/settings/admin/actions";
import { settingsForms } from "@/lib/settings/admin/forms";
import { maxListedSessions, type OwnSession, otherSessions } from "@/lib/settings/admin/schema";
import { settingsStrings } from "@/lib/settings/admin/strings";
import { formatDateTime } from "@/lib/time/format";

type Props = { sessions: readonly OwnSession[]; flash: ActionResult };

export function OwnSessions({ sessions, flash }: Props) {
  const hasOthers = sessions.some(({ current }) => !current);
  return (
    <div id={settingsForms.sessions} className="space-y-4">
      <FormResult result={flash} />
      <DataTable caption="Your sessions" columns={columns} rows={sessions} keyOf={({ id }) => id} />
      {sessions.length === maxListedSessions && (
        <p className="text-muted">Showing the {maxListedSessions} most recently used.</p>
      )}
      {hasOthers ? (
        <EndSessionsForm session={otherSessions}>Sign out everywhere else</EndSessionsForm>
      ) : (
        <p className="text-muted">You're not signed in anywhere else.</p>
      )}
    </div>
  );
}

const columns: readonly Column<OwnSession>[] = [
  {
    name: "Browser",
    heading: true,
    cell: (session) => (
      <>
        {nameOf(session)}
        <span className="block text-sm font-[450] text-muted">{describe(session)}</span>
      </>
    ),
  },
  { name: "Signed in", narrow: true, cell: ({ createdAt }) => <DateTime value={createdAt} /> },
  { name: "Last used", narrow: true, cell: ({ usedAt }) => <DateTime value={usedAt} /> },
  {
    name: "End",
    actions: true,
    cell: (session) =>
      !session.current && (
        <EndSessionsForm session={session.id} label={labelFor(session)}>
          End
        </EndSessionsForm>
      ),
  },
];

type EndProps = { session: string; children: string; label?: string };

function EndSessionsForm({ session, children, label }: EndProps) {
  return (
    <RowForm
      action={endOwnSessions}
      fields={[["session", session]]}
      failed={settingsStrings.sessionsFailed}
      anchor={`#${settingsForms.sessions}`}
      label={label}
      pending="Ending..."
    >
      {children}
    </RowForm>
  );
}

/** Distinguishes two sessions in the same browser. */
function labelFor(session: OwnSession): string {
  const signedIn = formatDateTime(Date.parse(session.createdAt), brand.timeZone);
  return `End the session in ${nameOf(session)}, signed in ${signedIn}`;
}

const nameOf = ({ browser }: OwnSession): string => browser ?? "Unknown browser";

function describe({ current, remembered }: OwnSession): string {
  const end = remembered ? "Kept signed in" : "Ends after 12 hours";
  return current ? `This session. ${end}` : end;
}
