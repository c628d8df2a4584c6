"use client";

import { type FormEvent, startTransition, useId, useState, useTransition } from "react";
import { Dialog, DialogClose } from "@/components/ui/dialog";
import { TextField } from "@/components/ui/field";
import { fromInstant } from "@/lib/posts/admin/schedule/instant";
import { zoneText } from "@/lib/posts/admin/schedule/schedule-text";
import { scheduleStrings } from "@/lib/posts/admin/schedule/strings";
import type { Movable, Move } from "./use-moves";

type Props = {
  /** While the dialog is closed, the last post it showed. */
  post: Movable | null;
  open: boolean;
  move: Move;
  onClose: () => void;
};

export function MoveDialog({ post, open, move, onClose }: Props) {
  return (
    <Dialog
      title="Schedule post"
      description={post && <strong className="font-[650]">{post.title}</strong>}
      open={open}
      onOpenChange={(next) => next || onClose()}
      // By then the button has moved to another day or is no longer in this month.
      finalFocus={() =>
        document.getElementById(`move-${post?.id}`) ?? document.getElementById("main")
      }
    >
      {post && <MoveForm post={post} move={move} onDone={onClose} />}
    </Dialog>
  );
}

type FormProps = { post: Movable; move: Move; onDone: () => void };

function MoveForm({ post, move, onDone }: FormProps) {
  const id = useId();
  const [error, setError] = useState("");
  const [pending, startMoving] = useTransition();
  const send = (time: string) =>
    startMoving(async () => {
      const failure = await move(post, time);
      // Updates together with `pending`, during which a submission is ignored.
      if (failure) startTransition(() => setError(failure));
      else onDone();
    });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (pending) return;
    const time = String(new FormData(event.currentTarget).get("publish_at"));
    if (time === "") setError(scheduleStrings.unreadable);
    else send(time);
  };
  return (
    <form noValidate aria-label="Date" onSubmit={submit}>
      <TextField
        name="publish_at"
        id={id}
        type="datetime-local"
        label="Publish at"
        hint={`Time zone: ${zoneText(post.at ?? Date.now())}`}
        defaultValue={fromInstant(post.at ?? tomorrow())}
        error={error}
        required
      />
      <div role="alert" className="sr-only">
        {error}
      </div>
      <div className="dialog-actions">
        <button type="submit" className="button" aria-disabled={pending || undefined}>
          {pending ? "Saving..." : "Save"}
        </button>
        {post.at !== null && (
          <button
            type="button"
            className="button button-quiet"
            aria-disabled={pending || undefined}
            onClick={() => pending || send("")}
          >
            Unschedule
          </button>
        )}
        <DialogClose>Cancel</DialogClose>
      </div>
    </form>
  );
}

/** Returns this time tomorrow, rounded up to the full hour. */
function tomorrow(): number {
  const hour = 3_600_000;
  return Math.ceil(Date.now() / hour) * hour + 24 * hour;
}
