"use client";

import { Switch as Base } from "@base-ui/react/switch";
import { useId } from "react";

type Props = {
  label: string;
  hint?: string;
  /** Its name in a form, which then says "on". */
  name?: string;
  checked?: boolean;
  defaultChecked?: boolean;
  disabled?: boolean;
  onCheckedChange?: (checked: boolean) => void;
};

/** A setting that counts at once; it moves and fills, so that no colour has to be told apart. */
export function Switch({ label, hint, onCheckedChange, ...state }: Props) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="switch-label">
        <Base.Root
          {...state}
          id={id}
          className="switch"
          aria-describedby={hint ? `${id}-hint` : undefined}
          onCheckedChange={(checked) => onCheckedChange?.(checked)}
        >
          <Base.Thumb className="switch-thumb" />
        </Base.Root>
        {label}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="label mt-1 text-muted">
          {hint}
        </p>
      )}
    </div>
  );
}
