"use client";

import { Dialog as Base } from "@base-ui/react/dialog";
import { type ReactElement, type ReactNode, useRef } from "react";

type Props = {
  title: string;
  description?: ReactNode;
  /** If omitted, `open` and `onOpenChange` control the dialog. */
  trigger?: ReactElement;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** Element to focus after closing, by default the trigger; false leaves focus unchanged. */
  finalFocus?: () => HTMLElement | null | boolean;
  /** Shows the dialog along the right edge of the window. */
  side?: boolean;
  children: ReactNode;
};

/** Buttons go into `<div className="dialog-actions">`, with a DialogClose among them. */
export function Dialog(props: Props) {
  const { title, description, trigger, open, onOpenChange, finalFocus, side, children } = props;
  const body = useRef<HTMLDivElement>(null);
  return (
    <Base.Root open={open} onOpenChange={(next) => onOpenChange?.(next)}>
      {trigger && <Base.Trigger render={trigger} />}
      <Base.Portal>
        <Base.Backdrop className="dialog-backdrop" />
        <Base.Popup
          className={side ? "dialog dialog-side" : "dialog"}
          // On touch, no field is focused: the on-screen keyboard would cover the dialog.
          initialFocus={(by) => by === "touch" || (firstField(body.current) ?? true)}
          finalFocus={finalFocus}
        >
          <div className="dialog-head">
            <Base.Title className="dialog-title">{title}</Base.Title>
            <Base.Close className="dialog-close" aria-label="Close">
              <svg viewBox="0 0 24 24" className="h-4 w-4" aria-hidden="true" focusable="false">
                <path d="m3 3 18 18M21 3 3 21" stroke="currentColor" strokeWidth="4" />
              </svg>
            </Base.Close>
          </div>
          <div ref={body} className="dialog-body">
            {description && <Base.Description className="mb-4">{description}</Base.Description>}
            {children}
          </div>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}

function firstField(body: HTMLElement | null) {
  return body?.querySelector<HTMLElement>("input:not([type=hidden], [hidden]), select, textarea");
}

export function DialogClose({ children, onClick }: { children: ReactNode; onClick?: () => void }) {
  return (
    <Base.Close className="button button-quiet" onClick={onClick}>
      {children}
    </Base.Close>
  );
}
