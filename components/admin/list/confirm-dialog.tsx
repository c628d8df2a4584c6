"use client";

import { AlertDialog } from "@base-ui/react/alert-dialog";
import { type ReactElement, type ReactNode, useRef, useState } from "react";
import { useFocusAfterRemoval } from "./use-focus-after-removal";

type Props = {
  trigger: ReactElement;
  title: string;
  question: ReactNode;
  confirm: string;
  /** Label of the cancel button, where "Cancel" would be ambiguous. */
  dismiss?: string;
  /** Label while busy, such as "Deleting...". */
  pending: string;
  danger?: boolean;
  /** Has to report its own failures: the dialog closes in any case. */
  onConfirm: () => Promise<void>;
};

export function ConfirmDialog(props: Props) {
  const {
    trigger,
    title,
    question,
    confirm,
    dismiss = "Cancel",
    pending,
    danger,
    onConfirm,
  } = props;
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const cancel = useRef<HTMLButtonElement>(null);
  const confirmed = useFocusAfterRemoval();

  const go = async () => {
    if (busy) return;
    setBusy(true);
    confirmed.current = true;
    try {
      await onConfirm();
    } finally {
      setBusy(false);
      setOpen(false);
    }
  };

  return (
    <AlertDialog.Root open={open} onOpenChange={(next) => busy || setOpen(next)}>
      <AlertDialog.Trigger render={trigger} />
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className="dialog-backdrop" />
        <AlertDialog.Popup className="dialog dialog-small" initialFocus={cancel}>
          <div className="dialog-head">
            <AlertDialog.Title className="dialog-title">{title}</AlertDialog.Title>
          </div>
          <div className="dialog-body">
            <AlertDialog.Description>{question}</AlertDialog.Description>
            <div className="dialog-actions">
              {/* Not `disabled` while busy: that would move the focus out of the dialog. */}
              <button
                type="button"
                className={`button ${danger ? "button-danger" : ""}`}
                aria-disabled={busy}
                onClick={go}
              >
                {busy ? pending : confirm}
              </button>
              <AlertDialog.Close
                ref={cancel}
                className="button button-quiet"
                aria-disabled={busy || undefined}
              >
                {dismiss}
              </AlertDialog.Close>
            </div>
          </div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
