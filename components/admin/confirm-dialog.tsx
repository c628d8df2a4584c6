"use client";

import { AlertDialog } from "@base-ui/react/alert-dialog";
import { type ReactElement, type ReactNode, useRef, useState } from "react";
import { useFocusAfterRemoval } from "./use-focus-after-removal";

type Props = {
  /** The button that opens it. */
  trigger: ReactElement;
  title: string;
  question: ReactNode;
  confirm: string;
  /** What the button says while it is being done, such as "Deleting...". */
  pending: string;
  /** For what cannot be undone. */
  danger?: boolean;
  /** Closes the question when it is through, whatever came of it; says so itself where it failed. */
  onConfirm: () => Promise<void>;
};

/** Asks before something is done; the answer that does nothing has the focus. */
export function ConfirmDialog(props: Props) {
  const { trigger, title, question, confirm, pending, danger, onConfirm } = props;
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
              {/* Not `disabled` while busy: that would take the focus out of the dialog. */}
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
                Cancel
              </AlertDialog.Close>
            </div>
          </div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
