import type { ClipboardEvent, DragEvent } from "react";

/** Hands on the files that are pasted or dropped; text is left to the browser. */
export function fileHandlers(add: (files: readonly File[]) => void) {
  const take = (event: { preventDefault(): void }, data: DataTransfer) => {
    event.preventDefault();
    add([...data.files]);
  };
  return {
    onPaste: (event: ClipboardEvent) => {
      const { files, types } = event.clipboardData;
      // What was copied from a document has its text beside a picture of it.
      if (files.length > 0 && !types.includes("text/plain")) take(event, event.clipboardData);
    },
    onDragOver: (event: DragEvent) => {
      if (event.dataTransfer.types.includes("Files")) event.preventDefault();
    },
    onDrop: (event: DragEvent) => {
      if (event.dataTransfer.files.length > 0) take(event, event.dataTransfer);
    },
  };
}
