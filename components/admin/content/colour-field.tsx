"use client";

import type { ComponentProps, FormEvent } from "react";
import { useHydrated } from "@/components/forms/use-hydrated";
import { TextField } from "@/components/ui/field";

/** A colour as text, which may be empty, and the browser's colour picker. */
export function ColourField(props: ComponentProps<typeof TextField>) {
  const { name, label } = props;
  const value = String(props.defaultValue);
  const pick = ({ currentTarget }: FormEvent<HTMLInputElement>) => {
    const field = document.getElementById(name);
    if (!(field instanceof HTMLInputElement)) return;
    field.value = currentTarget.value;
    // The form counts input events as changes.
    field.dispatchEvent(new Event("input", { bubbles: true }));
  };
  return (
    <div className="content-colour">
      <TextField {...props} />
      {useHydrated() && (
        <input
          type="color"
          aria-label={`Pick ${label}`}
          defaultValue={/^#[\da-f]{6}$/i.test(value) ? value : "#000000"}
          onInput={pick}
        />
      )}
    </div>
  );
}
