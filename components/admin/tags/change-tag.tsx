"use client";

import { useState } from "react";
import { useFocusAfterRemoval } from "@/components/admin/list/rows/use-focus-after-removal";
import { Dialog } from "@/components/ui/dialog";
import type { ListedTag } from "@/lib/tags/admin/schema";
import { countText } from "@/lib/tags/admin/strings";
import { ChangeTagForm } from "./change-tag-form";

type Props = { tag: ListedTag; merge: boolean; names: readonly string[]; className: string };

export function ChangeTag({ tag, merge, names, className }: Props) {
  const [open, setOpen] = useState(false);
  // The changed tag gets a new row, or none.
  const changed = useFocusAfterRemoval();
  return (
    <Dialog
      title={`${merge ? "Merge" : "Rename"} “${tag.name}”`}
      description={`${countText(tag.posts)} will be updated. The tag's page will redirect to ${merge ? "the other tag's" : "its new URL"}.`}
      trigger={
        <button type="button" className={className}>
          {merge ? "Merge" : "Rename"}
          <span className="sr-only">: {tag.name}</span>
        </button>
      }
      open={open}
      onOpenChange={setOpen}
    >
      <ChangeTagForm
        tag={tag}
        merge={merge}
        names={names}
        onDone={() => {
          changed.current = true;
          setOpen(false);
        }}
      />
    </Dialog>
  );
}
