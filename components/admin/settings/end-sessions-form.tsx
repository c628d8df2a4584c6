"use client";

import { type FormEvent, useActionState } from "react";
import { useFocusAfterRemoval } from "@/components/admin/list/use-focus-after-removal";
import { useRowAction } from "@/components/admin/list/use-row-action";
import { idle } from "@/lib/action";
import { settingsForms } from "@/lib/settings/admin/forms";
import { endOwnSessions } from "@/lib/settings/admin/session-actions";
import { settingsStrings } from "@/lib/settings/admin/strings";

type Props = { session: string; children: string; label?: string };

/** A plain form: works without scripts. */
export function EndSessionsForm({ session, children, label }: Props) {
  const [, plainAction] = useActionState(endOwnSessions, idle, `#${settingsForms.sessions}`);
  const { pending, run } = useRowAction();
  const ended = useFocusAfterRemoval();

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (pending) return;
    const form = new FormData(event.currentTarget);
    ended.current = true;
    void run(() => endOwnSessions(idle, form), settingsStrings.sessionsFailed);
  };

  return (
    <form action={plainAction} onSubmit={submit}>
      <input type="hidden" name="session" value={session} />
      <button
        type="submit"
        className="button button-quiet"
        aria-label={label}
        aria-disabled={pending}
      >
        {pending ? "Ending..." : children}
      </button>
    </form>
  );
}
