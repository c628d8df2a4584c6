import { Dialog, DialogClose } from "@/components/ui/dialog";

type Props = {
  open: boolean;
  verb: "Leave" | "Continue";
  description: string;
  onStay: () => void;
  onLeave: () => void;
};

export function LeaveDialog({ open, verb, description, onStay, onLeave }: Props) {
  return (
    <Dialog
      title={`${verb} without saving?`}
      description={description}
      open={open}
      onOpenChange={(next) => next || onStay()}
    >
      <div className="dialog-actions">
        <DialogClose>Stay</DialogClose>
        <button type="button" className="button" onClick={onLeave}>
          {verb}
        </button>
      </div>
    </Dialog>
  );
}
