import { Dialog, DialogClose } from "@/components/ui/dialog";

type Props = { open: boolean; description: string; onStay: () => void; onLeave: () => void };

export function LeaveDialog({ open, description, onStay, onLeave }: Props) {
  return (
    <Dialog
      title="Leave without saving?"
      description={description}
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
