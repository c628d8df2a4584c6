import type { AutosaveStatus } from "@/components/admin/posts/editor/use-open-editor";
import { clockTime } from "@/lib/time/format";
import { ownZone } from "@/lib/time/zones";
import type { SaveState } from "./use-saving";

type Props = {
  state: SaveState;
  isWaiting: boolean;
  isNew: boolean;
  unsaved: boolean;
  /** Whether the "Publish post" checkbox is the only unsaved change. */
  onlyBox: boolean;
  isPublished: boolean;
  hasChanges: boolean;
  autosave: AutosaveStatus;
};

/** Shows the save status as text; `SaveResult` shows errors. */
export function SaveStatus(props: Props) {
  return (
    <p role="status" className="label text-muted">
      {textOf(props)}
    </p>
  );
}

function textOf({ state, isNew, unsaved, autosave, ...post }: Props): string {
  if (post.isWaiting) return "Waiting for images to upload";
  if (state.status === "saving") return "Saving...";
  if (!unsaved && isNew) return "No changes";
  if (!unsaved) return post.hasChanges ? "Saved. Not live yet" : "All changes saved";
  if (post.onlyBox && !isNew) {
    const does = post.isPublished ? "unpublishes it" : "publishes it";
    return `Text saved. “Update Post” ${does}`;
  }
  const at = clockTime(autosave.at, ownZone());
  if (autosave.status === "kept") return `Unsaved. Backed up at ${at}`;
  if (autosave.status === "failed") return "Unsaved. Backed up in this browser only";
  return "Unsaved";
}
