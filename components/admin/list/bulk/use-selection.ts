"use client";

import { type RefObject, useCallback, useEffect, useState } from "react";

/** Counts the selected rows of a form. `rows` identifies the rows shown. */
export function useSelection(form: RefObject<HTMLFormElement | null>, rows: string) {
  const [selectedCount, setSelectedCount] = useState(0);
  const count = useCallback(() => {
    setSelectedCount(boxesOf(form.current).filter((box) => box.checked).length);
  }, [form]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: new rows have new checkboxes.
  useEffect(count, [rows]);
  // Next.js keeps previous pages in the document, where styles would still find their selection.
  useEffect(() => {
    const element = form.current;
    return () => {
      for (const box of boxesOf(element)) box.checked = false;
    };
  }, [form]);

  const selectAll = (checked: boolean) => {
    for (const box of boxesOf(form.current)) box.checked = checked;
    count();
  };
  return { selectedCount, count, selectAll };
}

function boxesOf(form: HTMLFormElement | null): HTMLInputElement[] {
  return [...(form?.elements ?? [])].filter(
    (field): field is HTMLInputElement => field instanceof HTMLInputElement && field.name === "id",
  );
}
