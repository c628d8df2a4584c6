"use client";

import { useState } from "react";
import { useFocusAfterRemoval } from "@/components/admin/list/rows/use-focus-after-removal";
import { Dialog } from "@/components/ui/dialog";
import type { Entry } from "@/lib/waitlist/admin/schema";
import { ReviewForm } from "./review-form";

export function ManageEntry({ entry }: { entry: Entry }) {
  const [open, setOpen] = useState(false);
  // A decided entry may no longer match the list's filter.
  const decided = useFocusAfterRemoval();
  const close = () => {
    decided.current = true;
    setOpen(false);
  };
  return (
    <Dialog
      title="Update Waitlist Entry"
      trigger={
        <button type="button" className="button button-quiet" aria-label={`Manage ${entry.name}`}>
          Manage
        </button>
      }
      open={open}
      onOpenChange={setOpen}
    >
      <ReviewForm entry={entry} onDone={close} />
    </Dialog>
  );
}
