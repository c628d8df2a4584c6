"use client";

import { RowForm } from "@/components/admin/list/row-form";
import { endOwnSessions } from "@/lib/settings/admin/actions";
import { settingsForms } from "@/lib/settings/admin/forms";
import { settingsStrings } from "@/lib/settings/admin/strings";

type Props = { session: string; children: string; label?: string };

export function EndSessionsForm({ session, children, label }: Props) {
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
