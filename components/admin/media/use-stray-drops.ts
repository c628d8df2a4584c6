"use client";

import { useEffect } from "react";

/** Ignores files dropped outside a drop area, which would otherwise replace the page. */
export function useStrayDrops(): void {
  useEffect(() => {
    const keepPage = (event: DragEvent) => {
      // Drop areas have already handled the event.
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
