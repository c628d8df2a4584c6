"use client";

import { type FormEvent, type ReactNode, useActionState } from "react";
import { useFocusAfterRemoval } from "@/components/admin/list/use-focus-after-removal";
import { useRowAction } from "@/components/admin/list/use-row-action";
import { type ActionResult, idle } from "@/lib/action";
import { personStrings } from "@/lib/people/strings";

type Props = {
  action: (previous: ActionResult, form: FormData) => Promise<ActionResult>;
  email: string;
  button: string;
  /** Label while busy. */
  busy: string;
  danger?: boolean;
  children?: ReactNode;
};

/** A plain form: works without scripts. */
export function PersonForm({ action, email, button, busy, danger, children }: Props) {
  const [, plainAction] = useActionState(action, idle, "#content");
  const { pending, run } = useRowAction();
  const done = useFocusAfterRemoval();

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (pending) return;
    const form = new FormData(event.currentTarget);
    done.current = true;
    void run(() => action(idle, form), personStrings.failed);
  };

  return (
    <form action={plainAction} onSubmit={submit} className="max-w-[28rem] space-y-4">
      <input type="hidden" name="email" value={email} />
      {children}
      <button
        type="submit"
        className={`button ${danger ? "button-danger" : "button-quiet"}`}
        aria-disabled={pending}
      >
        {pending ? busy : button}
      </button>
    </form>
  );
}
