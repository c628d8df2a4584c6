import { Panel } from "@/components/admin/frame/panel";
import { RowForm } from "@/components/admin/list/rows/row-form";
import { StatusBadge } from "@/components/admin/list/table/status-badge";
import { FormResult } from "@/components/forms/form-result";
import type { ActionResult } from "@/lib/action";
import { askForReview } from "@/lib/posts/admin/review/actions";
import { reviewStrings } from "@/lib/posts/admin/review/strings";

type Props = {
  postId: string;
  isInReview: boolean;
  /** Result of the form sent without JavaScript. */
  flash: ActionResult;
};

/** For members who can't publish. */
export function AskForReview({ postId, isInReview, flash }: Props) {
  return (
    <Panel title="Review">
      <FormResult result={flash} />
      {isInReview ? (
        <StatusBadge status="review" label={reviewStrings.inReview} />
      ) : (
        <RowForm
          action={askForReview}
          fields={[["id", postId]]}
          failed={reviewStrings.failed}
          pending="Requesting..."
          look="button"
          top={<p className="mb-4">{reviewStrings.hint}</p>}
        >
          Request review
        </RowForm>
      )}
    </Panel>
  );
}
