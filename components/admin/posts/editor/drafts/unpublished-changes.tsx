import { ConfirmDialog } from "@/components/admin/list/rows/confirm-dialog";
import { DateTime } from "@/components/ui/date";

type Props = { changedAt: string; onDiscard: () => void };

export function UnpublishedChanges({ changedAt, onDiscard }: Props) {
  return (
    <section aria-label="Unpublished changes" className="post-note">
      <p>
        <strong>You have unpublished changes</strong> from <DateTime value={changedAt} />. “Update
        Post” publishes them.
      </p>
      <ConfirmDialog
        trigger={
          <button type="button" className="button button-quiet mt-3">
            Discard changes
          </button>
        }
        title="Discard changes"
        question="This discards your unpublished changes. Saved versions stay in the history."
        confirm="Discard"
        pending="Discarding..."
        onConfirm={async () => onDiscard()}
      />
    </section>
  );
}
