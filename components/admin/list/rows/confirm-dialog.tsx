"use client";

import { AlertDialog } from "@base-ui/react/alert-dialog";
import { type ReactElement, type ReactNode, useRef, useState } from "react";
import { useFocusAfterRemoval } from "./use-focus-after-removal";

type Props = {
  /** If omitted, `open` and `onClose` control the dialog. */
  trigger?: ReactElement;
  open?: boolean;
  onClose?: () => void;
  title: string;
  question: ReactNode;
  confirm: string;
  /** Cancel button label, for when "Cancel" would be ambiguous. */
  dismiss?: string;
  /** Label while busy, such as "Deleting...". */
  pending: string;
  danger?: boolean;
  /** Must report its own failures: the dialog closes either way. */
  onConfirm: () => Promise<void>;
  /** Element to focus after closing, by default the trigger; false leaves focus unchanged. */
  finalFocus?: () => HTMLElement | null | false;
};

export function ConfirmDialog(props: Props) {
  const { trigger, title, question, confirm, dismiss = "Cancel", pending, danger } = props;
  const [isOpen, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const cancel = useRef<HTMLButtonElement>(null);
  const confirmed = useFocusAfterRemoval();

  const change = (next: boolean) => {
    setOpen(next);
    if (!next) props.onClose?.();
  };

  const go = async () => {
    if (busy) return;
    setBusy(true);
    confirmed.current = true;
    try {
      await props.onConfirm();
    } finally {
      setBusy(false);
      change(false);
    }
  };

  return (
    <AlertDialog.Root open={props.open ?? isOpen} onOpenChange={(next) => busy || change(next)}>
      {trigger && <AlertDialog.Trigger render={trigger} />}
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className="dialog-backdrop" />
        <AlertDialog.Popup
          className="dialog dialog-small"
          initialFocus={cancel}
          finalFocus={props.finalFocus}
        >
          <div className="dialog-head">
            <AlertDialog.Title className="dialog-title">{title}</AlertDialog.Title>
          </div>
          <div className="dialog-body">
            <AlertDialog.Description render={<div />}>{question}</AlertDialog.Description>
            <div className="dialog-actions">
              {/* Not `disabled` while busy: that would move focus out of the dialog. */}
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
