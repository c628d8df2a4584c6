"use client";

import { useRef } from "react";
import { DescriptionList } from "@/components/admin/list/description-list";
import { StatusBadge } from "@/components/admin/list/status-badge";
import { DialogClose } from "@/components/ui/dialog";
import { TextArea } from "@/components/ui/field";
import type { Entry, Review } from "@/lib/waitlist/admin/schema";
import { ReviewFailure } from "./review-failure";
import { useReview } from "./use-review";

type Props = { entry: Entry; onDone: () => void };

export function ReviewForm({ entry: opened, onDone }: Props) {
  const notes = useRef<HTMLTextAreaElement>(null);
  const { entry, result, pending, decide } = useReview(opened, onDone);
  const isGone = result.current === null;
  const decision = (status: Review["status"], label: string) => (
    <button
      type="button"
      className={`button ${status === "rejected" ? "button-quiet" : ""}`}
      // Not `disabled`: that would move the focus out of the dialog.
      aria-disabled={pending || isGone}
      onClick={() => pending || isGone || decide(status, notes.current?.value ?? "")}
    >
      {label}
    </button>
  );
  return (
    <div aria-busy={pending}>
      <DescriptionList
        items={[
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
        error={result.status === "error" ? result.errors.notes : undefined}
      />
      <div role="alert">
        {result.status === "error" && result.message && <ReviewFailure {...result} />}
      </div>
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
