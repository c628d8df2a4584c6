"use client";

import { useRef, useState } from "react";
import { DescriptionList } from "@/components/admin/list/description-list";
import { StatusBadge } from "@/components/admin/list/status-badge";
import { CheckField } from "@/components/ui/check-field";
import { DialogClose } from "@/components/ui/dialog";
import { Email } from "@/components/ui/email";
import { TextArea } from "@/components/ui/field";
import type { Entry, Review } from "@/lib/waitlist/admin/schema";
import { ReviewFailure } from "./review-failure";
import { useReview } from "./use-review";

type Props = { entry: Entry; onDone: () => void };

export function ReviewForm({ entry: opened, onDone }: Props) {
  const notes = useRef<HTMLTextAreaElement>(null);
  const [notified, setNotified] = useState({
    approved: opened.status !== "approved",
    rejected: false,
  });
  const { entry, result, pending, decide } = useReview(opened, onDone);
  const isGone = result.current === null;
  const decision = (status: Review["status"], label: string) => (
    <button
      type="button"
      className={`button ${status === "rejected" ? "button-quiet" : ""}`}
      // Not `disabled`: that would move the focus out of the dialog.
      aria-disabled={pending || isGone}
      onClick={() =>
        pending ||
        isGone ||
        decide({ status, notes: notes.current?.value ?? "", notify: notified[status] })
      }
    >
      {label}
    </button>
  );
  const notice = (status: Review["status"], label: string) => (
    <CheckField
      name={`notify-${status}`}
      label={label}
      checked={notified[status]}
      onChange={({ target }) => setNotified({ ...notified, [status]: target.checked })}
    />
  );
  return (
    <div aria-busy={pending}>
      <DescriptionList
        items={[
          ["Name", entry.name],
          ["Email", <Email key="email" value={entry.email} />],
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
      <div className="mt-4 space-y-2">
        {notice("approved", `When approving, email ${entry.email}`)}
        {notice("rejected", `When rejecting, email ${entry.email}`)}
      </div>
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
