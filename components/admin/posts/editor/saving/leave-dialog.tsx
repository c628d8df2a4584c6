import { Dialog, DialogClose } from "@/components/ui/dialog";

type Props = { open: boolean; onStay: () => void; onLeave: () => void };

export function LeaveDialog({ open, onStay, onLeave }: Props) {
  return (
    <Dialog
      title="Leave without saving?"
      description="Your changes are not saved. You can restore them when you open this post again in this browser."
      open={open}
      onOpenChange={(next) => next || onStay()}
    >
      <div className="dialog-actions">
        <DialogClose>Stay</DialogClose>
        <button type="button" className="button" onClick={onLeave}>
          Leave
        </button>
      </div>
    </Dialog>
  );
}
