import { ConfirmDialog } from "@/components/admin/list/confirm-dialog";
import { DateTime } from "@/components/ui/date";

type Props = { changedAt: string; onDiscard: () => void };

export function UnpublishedChanges({ changedAt, onDiscard }: Props) {
  return (
    <section aria-label="Unpublished changes" className="post-note">
      <p>
        <strong>Visitors do not see these changes yet.</strong> They were saved beside the published
        post, <DateTime value={changedAt} />. “Update Post” publishes them.
      </p>
      <ConfirmDialog
        trigger={
          <button type="button" className="button button-quiet mt-3">
            Discard changes
          </button>
        }
        title="Discard changes"
        question="The editor goes back to what visitors see. What was saved stays among the versions; what was not is gone."
        confirm="Discard"
        pending="Discarding..."
        onConfirm={async () => onDiscard()}
      />
    </section>
  );
}
