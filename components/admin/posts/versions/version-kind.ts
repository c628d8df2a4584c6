import type { VersionSummary } from "@/lib/posts/admin/version";

const names = { saved: "Saved", published: "Published", restored: "Restored" } as const;

export function kindOf({ kind, isLive, isEdited }: VersionSummary): string {
  if (isLive)
    return isEdited ? "Published, visible now" : "Published, visible now, with newer changes";
  return isEdited ? `${names[kind]}, in the editor` : names[kind];
}
