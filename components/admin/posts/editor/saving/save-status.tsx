import type { Autosave } from "@/components/admin/posts/editor/use-open-editor";
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
  autosave: Autosave;
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
  if (post.isWaiting) return "Waiting for pictures that are being uploaded";
  if (state.status === "saving") return "Saving...";
  if (!unsaved && isNew) return "Nothing to save yet";
  if (!unsaved) return post.hasChanges ? "All changes saved, not published" : "All changes saved";
  if (post.onlyBox && !isNew) {
    const does = post.isPublished ? "makes it a draft" : "publishes it";
    return `The text is saved. “Update Post” ${does}`;
  }
  const at = clockTime(autosave.at, ownZone());
  if (autosave.status === "kept") return `Not saved yet. A copy was kept at ${at}`;
  if (autosave.status === "failed")
    return "Not saved yet. No copy reached the server; this browser keeps one";
  return "Not saved yet";
}
