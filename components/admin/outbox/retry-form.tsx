"use client";

import { type FormEvent, useActionState, useTransition } from "react";
import { announce } from "@/components/admin/announce";
import { useFocusAfterRemoval } from "@/components/admin/use-focus-after-removal";
import { idle } from "@/lib/action";
import { retryMails } from "@/lib/email/admin-actions";
import { outboxTexts } from "@/lib/email/admin-texts";

type Props = {
  ids: readonly string[];
  /** What the button says. */
  children: string;
  /** What it says to screen readers, where that is not enough. */
  label?: string;
};

/** Sends mails again: a plain form, so that it works before scripts and without them. */
export function RetryForm({ ids, children, label }: Props) {
  const [, plainAction] = useActionState(retryMails, idle);
  const [pending, startTransition] = useTransition();
  // A mail that is back in line has no such button.
  const sent = useFocusAfterRemoval();

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (pending) return;
    const form = new FormData(event.currentTarget);
    sent.current = true;
    startTransition(async () => {
      const failed = { status: "error", message: outboxTexts.failed } as const;
      const result = await retryMails(idle, form).catch(() => failed);
      if (result.status !== "idle") announce(result.message, result.status);
    });
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
