"use client";

import { useVisiblePages } from "@/components/admin/frame/access";
import { SearchBox } from "@/components/search/search-box";
import type { Choice } from "@/components/search/search-choices";
import type { SearchDialogProps } from "@/components/search/search-dialog";
import { Dialog } from "@/components/ui/dialog";
import type { Section } from "@/lib/domains/registered";
import { KeyList } from "./key-list";
import "@/components/search/search.css";

export function SearchDialog({ open, onOpenChange }: SearchDialogProps) {
  const pages = useVisiblePages();
  return (
    <Dialog title="Search" open={open} onOpenChange={onOpenChange}>
      <SearchBox
        onLeave={() => onOpenChange(false)}
        endpoint="/admin/find"
        label="Page, post or email"
        hint="Pages, posts and people."
        choicesFor={(query) => choicesFor(query, pages)}
        links={<KeyList />}
      />
    </Dialog>
  );
}

/** Pages whose name contains the query. */
function choicesFor(query: string, visible: Section["pages"]): Choice[] {
  const text = query.trim().toLowerCase();
  if (text === "") return [];
  return visible
    .filter(({ label }) => label.toLowerCase().includes(text))
    .map(({ href, label }) => ({ group: "Pages", href, title: [label] }));
}
