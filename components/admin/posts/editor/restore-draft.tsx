import type { UnsavedCopy } from "@/lib/posts/admin/open-editor";
import { formatLongDateTime } from "@/lib/time/format";
import { ownZone } from "@/lib/time/zones";

type Props = { copy: UnsavedCopy; onRestore: () => void; onDiscard: () => void };

export function RestoreDraft({ copy, onRestore, onDiscard }: Props) {
  return (
    <section aria-label="Unsaved draft" className="post-note">
      <p className="font-[600]">
        You have an unsaved draft of this post from {formatLongDateTime(copy.savedAt, ownZone())}.
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
