"use client";

import { type ComponentProps, type FormEvent, useRef } from "react";
import { useHydrated } from "@/components/forms/use-hydrated";
import { TextField } from "@/components/ui/field";
import { isColour } from "@/lib/content/form/colour";

/** A colour as text, which may be empty, and the browser's colour picker. */
export function ColourField(props: ComponentProps<typeof TextField>) {
  const picker = useRef<HTMLInputElement>(null);
  const value = String(props.defaultValue);
  const copy = ({ target, currentTarget }: FormEvent<HTMLDivElement>) => {
    const text = currentTarget.querySelector("input");
    if (!picker.current || !text) return;
    if (target === picker.current) text.value = picker.current.value;
    else if (isColour(text.value)) picker.current.value = text.value;
  };
  return (
    <div className="content-colour" onInput={copy}>
      <TextField {...props} />
      {useHydrated() && (
        <input
          ref={picker}
          type="color"
          aria-label={`${props.label}, colour picker`}
          defaultValue={isColour(value) ? value : "#000000"}
        />
      )}
    </div>
  );
}
