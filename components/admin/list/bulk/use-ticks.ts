"use client";

import { type RefObject, useCallback, useEffect, useState } from "react";

/** Tracks the ticked checkboxes of a form's rows. `rows` identifies the rows shown. */
export function useTicks(form: RefObject<HTMLFormElement | null>, rows: string) {
  const [ticked, setTicked] = useState(0);
  const count = useCallback(() => {
    setTicked(boxesOf(form.current).filter((box) => box.checked).length);
  }, [form]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: new rows have new checkboxes.
  useEffect(count, [rows]);

  const tickAll = (checked: boolean) => {
    for (const box of boxesOf(form.current)) box.checked = checked;
    count();
  };
  return { ticked, count, tickAll };
}

function boxesOf(form: HTMLFormElement | null): HTMLInputElement[] {
  return [...(form?.querySelectorAll<HTMLInputElement>("input[name=id]") ?? [])];
}
