import { ConfirmDialog } from "@/components/admin/list/rows/confirm-dialog";
import { useFocusAfterRemoval } from "@/components/admin/list/rows/use-focus-after-removal";
import { brand } from "@/content/brand";
import type { Autosave } from "@/lib/posts/admin/versions/open-editor";
import { formatDateTime } from "@/lib/time/format";

type Props = { autosave: Autosave; onRestore: () => void; onDiscard: () => void };

export function RestoreDraft({ autosave, onRestore, onDiscard }: Props) {
  const { values, savedAt } = autosave;
  const { title, content } = values;
  const start = [title, content].map((text) => text.trim().slice(0, 100)).find(Boolean);
  useFocusAfterRemoval(true);
  return (
    <section aria-label="Unsaved draft" className="post-note">
      <p className="font-[600]">
        You have an unsaved draft of this post from {formatDateTime(savedAt, brand.timeZone)}.
      </p>
      {start && <p>It starts with “{start}”.</p>}
      <div className="mt-3 flex flex-wrap gap-3">
        <button type="button" className="button" onClick={onRestore}>
          Restore
        </button>
        <ConfirmDialog
          trigger={
            <button type="button" className="button button-quiet">
              Discard
            </button>
          }
          title="Discard unsaved draft"
          question="This can't be undone."
          confirm="Discard"
          pending="Discarding..."
          danger
          onConfirm={async () => onDiscard()}
        />
      </div>
    </section>
  );
}
