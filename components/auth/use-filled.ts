"use client";

import { type RefObject, useEffect, useState } from "react";

/** Whether a field of the form holds anything, whoever put it there: a person, the browser, the page. */
export function useFilled(form: RefObject<HTMLFormElement | null>, name: string): boolean {
  const [filled, setFilled] = useState(false);
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    const look = () => setFilled(Boolean(new FormData(element).get(name)));
    // A reset happens after its event.
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
