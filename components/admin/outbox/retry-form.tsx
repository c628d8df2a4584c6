"use client";

import { type FormEvent, useActionState } from "react";
import { useFocusAfterRemoval } from "@/components/admin/list/use-focus-after-removal";
import { useRowAction } from "@/components/admin/list/use-row-action";
import { idle } from "@/lib/action";
import { retryMails } from "@/lib/outbox/actions";
import { outboxStrings } from "@/lib/outbox/strings";

type Props = {
  ids: readonly string[];
  children: string;
  label?: string;
};

/** A plain form: works without scripts. */
export function RetryForm({ ids, children, label }: Props) {
  const [, plainAction] = useActionState(retryMails, idle, "#content");
  const { pending, run } = useRowAction();
  // A queued mail has no retry button.
  const sent = useFocusAfterRemoval();

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (pending) return;
    const form = new FormData(event.currentTarget);
    sent.current = true;
    void run(() => retryMails(idle, form), outboxStrings.failed);
  };

  return (
    <form action={plainAction} onSubmit={submit}>
      {ids.map((id) => (
        <input key={id} type="hidden" name="id" value={id} />
      ))}
      <button
        type="submit"
        className="button button-quiet"
        aria-label={label}
        aria-disabled={pending}
      >
        {pending ? "Retrying..." : children}
      </button>
    </form>
  );
}
