import { ChangeButtons } from "@/components/admin/posts/change-buttons";
import { Dialog, DialogClose } from "@/components/ui/dialog";
import { questionOf } from "@/lib/posts/admin/change/change-strings";
import type { OpenedPost } from "@/lib/posts/admin/schema";

type Props = {
  /** A future date, in milliseconds. */
  date: number;
  onAnswer: (when: OpenedPost["when"]) => void;
  onClose: () => void;
};

export function DatedDialog({ date, onAnswer, onClose }: Props) {
  const question = questionOf("publish", 1, [date]);
  return (
    <Dialog
      title={question.title}
      description={question.text}
      open
      onOpenChange={(next) => next || onClose()}
    >
      <form action={(form) => onAnswer(form.has("now") ? "now" : "later")}>
        <div className="dialog-actions">
          <ChangeButtons {...question} />
          <DialogClose>Cancel</DialogClose>
        </div>
      </form>
    </Dialog>
  );
}
