"use client";

import type { Route } from "next";
import { useRouter } from "next/navigation";
import { type FormEvent, type ReactNode, useActionState } from "react";
import { HiddenFields } from "@/components/forms/hidden-fields";
import { idle, type UndoFields } from "@/lib/action";
import { useFocusAfterRemoval } from "./use-focus-after-removal";
import { type FormAction, useRowAction } from "./use-row-action";

type Props = {
  action: FormAction;
  fields: UndoFields;
  /** Announced if the action fails without a message. */
  failed: string;
  /** Fragment to scroll to after submitting without JavaScript. */
  anchor?: string;
  className?: string;
  label?: string | undefined;
  look?: "button" | "button button-danger";
  /** Fields above the button. */
  top?: ReactNode;
  children: ReactNode;
  /** Label while busy, such as "Deleting...". */
  pending: string;
  /** Page to open once the action succeeds. */
  leadsTo?: Route | undefined;
  /** Reverts the action, using the result's undo fields. */
  undo?: FormAction;
};

/** A one-button form whose button may disappear with its row or state. Works without JavaScript. */
export function RowForm(props: Props) {
  const { action, fields, failed, anchor = "#main", label, children, leadsTo, undo } = props;
  const [, plainAction] = useActionState(action, idle, anchor);
  const { pending, run, undoWith } = useRowAction();
  const router = useRouter();
  const pressed = useFocusAfterRemoval();

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (pending) return;
    const form = new FormData(event.currentTarget);
    pressed.current = true;
    const act = async () => {
      const result = await action(idle, form);
      if (leadsTo && result.status === "success") router.replace(leadsTo);
      return result;
    };
    void run(act, failed, { undo: undo && undoWith(undo, failed) });
  };

  return (
    <form action={plainAction} onSubmit={submit} className={props.className}>
      <HiddenFields fields={fields} />
      {props.top}
      <button
        type="submit"
        className={props.look ?? "button button-quiet"}
        aria-label={label}
        aria-disabled={pending}
      >
        {pending ? props.pending : children}
      </button>
    </form>
  );
}
