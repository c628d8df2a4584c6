import { Dialog, DialogClose } from "@/components/ui/dialog";

type Props = {
  open: boolean;
  /** Label of the button that would discard the changes; null if leaving the page would. */
  button: string | null;
  description: string;
  onStay: () => void;
  onLeave: () => void;
};

export function LeaveDialog({ open, button, description, onStay, onLeave }: Props) {
  return (
    <Dialog
      title={button ? "Discard unsaved changes too?" : "Leave without saving?"}
      description={description}
      open={open}
      onOpenChange={(next) => next || onStay()}
    >
      <div className="dialog-actions">
        <DialogClose>Stay</DialogClose>
        <button type="button" className="button" onClick={onLeave}>
          {button ?? "Leave"}
        </button>
      </div>
    </Dialog>
  );
}
