"use client";

import { Dialog } from "@/components/ui/dialog";
import { searchStrings } from "@/lib/search/strings";
import { SearchBox } from "./search-box";
import "@/components/ui/dialog.css";
import "./search.css";

export type SearchDialogProps = { open: boolean; onOpenChange: (open: boolean) => void };

export function SearchDialog({ open, onOpenChange }: SearchDialogProps) {
  return (
    <Dialog title={searchStrings.title} open={open} onOpenChange={onOpenChange}>
      <SearchBox onLeave={() => onOpenChange(false)} />
    </Dialog>
  );
}
