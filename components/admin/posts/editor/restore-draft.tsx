import { formatLongDateTime } from "@/lib/time/format";
import { ownZone } from "@/lib/time/zones";
import type { StoredCopy } from "./draft-store";

type Props = { copy: StoredCopy; onRestore: () => void; onDiscard: () => void };

export function RestoreDraft({ copy, onRestore, onDiscard }: Props) {
  return (
    <section aria-label="Unsaved draft" className="mb-6 border-l-[0.75rem] border-mask bg-tint p-4">
      <p className="font-[600]">
        This browser has an unsaved draft of this post from{" "}
        {formatLongDateTime(copy.savedAt, ownZone())}.
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        <button type="button" className="button" onClick={onRestore}>
          Restore
        </button>
        <button type="button" className="button button-quiet" onClick={onDiscard}>
          Discard
        </button>
      </div>
    </section>
  );
}
