import { type RefObject, useLayoutEffect } from "react";

/** Focuses the page's heading when a form that has the focus is replaced by its answer. */
export function useHeadingFocus(form: RefObject<HTMLFormElement | null>) {
  useLayoutEffect(() => {
    const element = form.current;
    return () => {
      if (!element?.contains(document.activeElement)) return;
      // The new heading is not in the document yet.
      setTimeout(() => {
        const heading = document.querySelector("h1");
        if (!heading || document.activeElement !== document.body) return;
        heading.tabIndex = -1;
        heading.focus();
      });
    };
  }, [form]);
}
