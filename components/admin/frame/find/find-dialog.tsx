"use client";

import { useVisiblePages } from "@/components/admin/frame/access";
import { SearchBox } from "@/components/search/search-box";
import type { Choice } from "@/components/search/search-choices";
import type { SearchDialogProps } from "@/components/search/search-dialog";
import { Dialog } from "@/components/ui/dialog";
import type { Section } from "@/lib/domains/registered";
import { KeyList } from "./key-list";
import { allOf, findable, oneOf } from "./keys";
import "@/components/search/search.css";

export function SearchDialog({ open, onOpenChange }: SearchDialogProps) {
  const pages = useVisiblePages();
  return (
    <Dialog title="Search" open={open} onOpenChange={onOpenChange}>
      <SearchBox
        onLeave={() => onOpenChange(false)}
        endpoint="/admin/find"
        label={oneOf(findable(pages, ["Page", "post", "email"]))}
        hint={`${allOf(findable(pages, ["Pages", "posts", "people"]))}.`}
        choicesFor={(query) => choicesFor(query, [...pages, ...unlisted])}
        links={<KeyList />}
      />
    </Dialog>
  );
}

/** Pages for everyone with access that aren't in the navigation. */
const unlisted = [
  { href: "/admin/settings/security", label: "Security" },
  { href: "/admin/help", label: "Help" },
];

type Choosable = Pick<Section["pages"][number], "href" | "label">;

/** Pages whose name contains the query. */
function choicesFor(query: string, visible: readonly Choosable[]): Choice[] {
  const text = query.trim().toLowerCase();
  if (text === "") return [];
  return visible
    .filter(({ label }) => label.toLowerCase().includes(text))
    .map(({ href, label }) => ({ group: "Pages", href, title: [label] }));
}
