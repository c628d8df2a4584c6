import { ConfirmDialog } from "@/components/admin/list/confirm-dialog";
import { DateTime } from "@/components/ui/date";

type Props = { changedAt: string; isPublished: boolean; onDiscard: () => void };

export function UnpublishedChanges({ changedAt, isPublished, onDiscard }: Props) {
  return (
    <section aria-label="Unpublished changes" className="post-note">
      <p>
        <strong>Visitors do not see these changes yet.</strong> They were saved beside the{" "}
        {isPublished && "published "}post, <DateTime value={changedAt} />.{" "}
        {isPublished
          ? "“Update Post” publishes them."
          : "“Update Post” takes them into the draft; until then the list and the schedule publish the post without them."}
      </p>
      <ConfirmDialog
        trigger={
          <button type="button" className="button button-quiet mt-3">
            Discard changes
          </button>
        }
        title="Discard changes"
        question="The editor goes back to the post without them. What was saved stays among the versions; what was not is gone."
        confirm="Discard"
        pending="Discarding..."
        onConfirm={async () => onDiscard()}
      />
    </section>
  );
}
