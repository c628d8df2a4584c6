"use client";

import { type RefObject, useEffect, useState } from "react";

export function useHasValue(form: RefObject<HTMLFormElement | null>, name: string): boolean {
  const [filled, setFilled] = useState(false);
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    const look = () => setFilled(Boolean(new FormData(element).get(name)));
    // The reset event fires before the fields are reset.
    const lookSoon = () => queueMicrotask(look);
    look();
    element.addEventListener("input", look);
    element.addEventListener("change", look);
    element.addEventListener("reset", lookSoon);
    return () => {
      element.removeEventListener("input", look);
      element.removeEventListener("change", look);
      element.removeEventListener("reset", lookSoon);
    };
  }, [form, name]);
  return filled;
}
