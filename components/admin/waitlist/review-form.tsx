"use client";

import { useRef } from "react";
import { Facts } from "@/components/admin/facts";
import { StatusBadge } from "@/components/admin/status-badge";
import { DialogClose } from "@/components/ui/dialog";
import { TextArea } from "@/components/ui/field";
import type { Entry, Review } from "@/lib/waitlist/admin-schema";
import { ReviewProblem } from "./review-problem";
import { useReview } from "./use-review";

type Props = { entry: Entry; onDone: () => void };

/** Notes on an entry, and the two decisions. What was typed stays until one of them is saved. */
export function ReviewForm({ entry: opened, onDone }: Props) {
  const notes = useRef<HTMLTextAreaElement>(null);
  const { entry, outcome, pending, decide } = useReview(opened, onDone);
  const isGone = outcome?.current === null;
  const decision = (status: Review["status"], label: string) => (
    <button
      type="button"
      className={`button ${status === "rejected" ? "button-quiet" : ""}`}
      // Not `disabled`: that would take the focus out of the dialog.
      aria-disabled={pending || isGone}
      onClick={() => pending || isGone || decide(status, notes.current?.value ?? "")}
    >
      {label}
    </button>
  );
  return (
    <div aria-busy={pending}>
      <Facts
        facts={[
          ["Name", entry.name],
          ["Email", entry.email],
          ["Project", entry.project],
          ["Status", <StatusBadge key="status" status={entry.status} />],
        ]}
      />
      <TextArea
        ref={notes}
        name="notes"
        label="Notes"
        rows={5}
        defaultValue={opened.notes}
        error={outcome?.notes}
      />
      <div role="alert">{outcome?.message && <ReviewProblem outcome={outcome} />}</div>
      <div className="dialog-actions">
        {decision("approved", "Approve")}
        {decision("rejected", "Reject")}
        <DialogClose>Cancel</DialogClose>
      </div>
      <p role="status" className="sr-only">
        {pending ? "Saving..." : ""}
      </p>
    </div>
  );
}
