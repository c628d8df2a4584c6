"use client";

import { useEffect } from "react";

/** A file that is dropped beside its place would otherwise open in place of the page. */
export function useStrayDrops(): void {
  useEffect(() => {
    const keepPage = (event: DragEvent) => {
      // A place that takes files has handled the event before.
      if (event.defaultPrevented || !event.dataTransfer?.types.includes("Files")) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = "none";
    };
    addEventListener("dragover", keepPage);
    addEventListener("drop", keepPage);
    return () => {
      removeEventListener("dragover", keepPage);
      removeEventListener("drop", keepPage);
    };
  }, []);
}
