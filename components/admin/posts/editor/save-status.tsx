import { clockTime } from "@/lib/time/format";
import { ownZone } from "@/lib/time/zones";
import type { Autosave } from "./use-open-editor";
import type { SaveState } from "./use-saving";

type Props = { state: SaveState; isNew: boolean; unsaved: boolean; autosave: Autosave };

/** The state of saving in words; errors stand in `SaveResult`. */
export function SaveStatus(props: Props) {
  return (
    <p role="status" className="label text-muted">
      {textOf(props)}
    </p>
  );
}

function textOf({ state, isNew, unsaved, autosave }: Props): string {
  if (state.status === "saving") return "Saving...";
  if (!unsaved) return isNew ? "Nothing to save yet" : "All changes saved";
  const at = clockTime(autosave.at, ownZone());
  if (autosave.status === "kept") return `Not saved yet. A copy was kept at ${at}`;
  if (autosave.status === "failed")
    return "Not saved yet. The server cannot be reached; this browser keeps a copy";
  return "Not saved yet";
}
