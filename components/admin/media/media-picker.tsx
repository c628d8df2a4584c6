"use client";

import { type ReactElement, useEffect, useRef, useState } from "react";
import { Dialog } from "@/components/ui/dialog";
import type { Picture } from "@/lib/media/schema";
import { FileButton } from "./file-button";
import { LibraryChoice } from "./library-choice";

type Props = {
  trigger: ReactElement;
  /** Called after the dialog closes, like `onFiles`, so that it can move focus. */
  onChoose: (picture: Picture) => void;
  /** If set, new files can be uploaded too. */
  onFiles?: (files: readonly File[]) => void;
  /** Moves focus if nothing was chosen; by default, the trigger gets it. */
  onBack?: () => void;
};

export function MediaPicker({ trigger, onChoose, onFiles, onBack }: Props) {
  const [open, setOpen] = useState(false);
  const chosen = useRef(false);
  const after = useRef<(() => void) | null>(null);

  useEffect(() => {
    if (open) return;
    after.current?.();
    after.current = null;
  }, [open]);

  const show = (next: boolean) => {
    chosen.current = false;
    setOpen(next);
  };
  const closeWith = (act: () => void) => {
    chosen.current = true;
    after.current = act;
    setOpen(false);
  };

  return (
    <Dialog
      title={onFiles ? "Insert image" : "Choose image"}
      trigger={trigger}
      open={open}
      onOpenChange={show}
      finalFocus={() => {
        if (chosen.current || !onBack) return !chosen.current;
        onBack();
        return false;
      }}
    >
      {onFiles && (
        <div className="mb-5">
          <FileButton onFiles={(files) => closeWith(() => onFiles(files))}>
            Upload images
          </FileButton>
        </div>
      )}
      <LibraryChoice onChoose={(picture) => closeWith(() => onChoose(picture))} />
    </Dialog>
  );
}
