"use client";

import { type RefObject, startTransition, useRef, useState, useTransition } from "react";
import { announce } from "@/components/admin/frame/live/announce";
import { DescriptionList } from "@/components/admin/list/description-list";
import { PlainDialog } from "@/components/admin/list/rows/plain-dialog";
import { useFocusAfterRemoval } from "@/components/admin/list/rows/use-focus-after-removal";
import { formOf } from "@/components/admin/list/rows/use-row-action";
import { StatusBadge } from "@/components/admin/list/table/status-badge";
import { Alert } from "@/components/ui/alert";
import { CheckField } from "@/components/ui/check-field";
import { Dialog, DialogClose } from "@/components/ui/dialog";
import { Email } from "@/components/ui/email";
import { SelectField, TextArea } from "@/components/ui/field";
import { failure, idle } from "@/lib/action";
import { reviewEntry } from "@/lib/waitlist/admin/actions";
import type { Entry, Review, ReviewResult } from "@/lib/waitlist/admin/schema";
import { adminWaitlistStrings } from "@/lib/waitlist/admin/strings";
import { maxNotes } from "@/lib/waitlist/strings";

export function ManageEntry({ entry }: { entry: Entry }) {
  const [open, setOpen] = useState(false);
  // A decided entry may no longer match the list's filter.
  const decided = useFocusAfterRemoval();
  const typed = useRef<Typed | null>(null);
  const close = () => {
    decided.current = true;
    typed.current = null;
    setOpen(false);
  };
  return (
    <>
      <Dialog
        title="Update Waitlist Entry"
        trigger={
          <button
            type="button"
            className="button button-quiet only-with-script"
            aria-label={`Manage ${entry.name}`}
          >
            Manage
          </button>
        }
        open={open}
        onOpenChange={setOpen}
      >
        <ReviewForm entry={entry} typed={typed} onDone={close} />
      </Dialog>
      <PlainReview entry={entry} />
    </>
  );
}

const fieldsOf = ({ id, updatedAt }: Entry) => ({ id, updatedAt });

function PlainReview({ entry }: { entry: Entry }) {
  const { id, name, email, notes, status } = entry;
  return (
    <PlainDialog
      trigger="Manage"
      row={name}
      action={reviewEntry}
      fields={Object.entries(fieldsOf(entry))}
      failed={adminWaitlistStrings.failed}
      pending="Saving..."
      top={
        <div className="space-y-4">
          <SelectField name="status" id={`status-${id}`} label="Decision">
            <option value="approved">Approve</option>
            <option value="rejected">Reject</option>
          </SelectField>
          <TextArea
            name="notes"
            id={`notes-${id}`}
            label="Notes"
            rows={5}
            maxLength={maxNotes}
            defaultValue={notes}
          />
          <CheckField
            name="notify"
            id={`notify-${id}`}
            label={`Email the decision to ${email}`}
            defaultChecked={status !== "approved"}
          />
        </div>
      }
    >
      Save
    </PlainDialog>
  );
}

/** Notes typed about one version of an entry. Kept when the dialog closes, except with Cancel. */
type Typed = { notes: string; about: Entry };

type ReviewProps = { entry: Entry; typed: RefObject<Typed | null>; onDone: () => void };

function ReviewForm({ entry: current, typed, onDone }: ReviewProps) {
  const opened = typed.current?.about ?? current;
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
      // Not `disabled`: that would move focus out of the dialog.
      aria-disabled={pending || isGone}
      onClick={() =>
        pending ||
        isGone ||
        decide({
          status,
          notes: typed.current?.notes ?? opened.notes,
          ...(notified[status] && { notify: "on" }),
        })
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
        name="notes"
        label="Notes"
        rows={5}
        defaultValue={typed.current?.notes ?? opened.notes}
        onChange={({ target }) => {
          typed.current = { notes: target.value, about: entry };
        }}
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
        <DialogClose
          onClick={() => {
            typed.current = null;
          }}
        >
          Cancel
        </DialogClose>
      </div>
      <p role="status" className="sr-only">
        {pending ? "Saving..." : ""}
      </p>
    </div>
  );
}

type FailureProps = { message: string; ended?: boolean; current?: Entry | null };

function ReviewFailure({ message, ended, current }: FailureProps) {
  return (
    <div className="mt-5">
      <Alert tone="error">
        <p>{message}</p>
        {ended && (
          <p className="mt-2 font-normal">
            Your notes are kept. To continue,{" "}
            <a className="link" href="/login?next=/admin/waitlist" target="_blank" rel="noopener">
              log in in a new tab
            </a>
            , then try again here.
          </p>
        )}
        {current && (
          <div className="mt-2 font-normal">
            <p>
              It is now <StatusBadge status={current.status} />
              {current.notes ? " with these notes:" : " without notes."}
            </p>
            {current.notes && (
              <blockquote className="mt-2 border-l-4 border-mask pl-3 whitespace-pre-wrap">
                {current.notes}
              </blockquote>
            )}
            <p className="mt-2">To replace them with yours, approve or reject again.</p>
          </div>
        )}
      </Alert>
    </div>
  );
}

/** After a conflict, `entry` is the newer version, which a second attempt is based on. */
function useReview(opened: Entry, onDone: () => void) {
  const [entry, setEntry] = useState(opened);
  const [result, setResult] = useState<ReviewResult>(idle);
  const [pending, startSaving] = useTransition();

  const decide = (decision: Pick<Review, "status" | "notes" | "notify">) => {
    if (pending) return;
    startSaving(async () => {
      const form = formOf(Object.entries({ ...fieldsOf(entry), ...decision }));
      const next = await reviewEntry(idle, form).catch(
        (): ReviewResult => failure(adminWaitlistStrings.failed),
      );
      startTransition(() => {
        setResult(next);
        if (next.current) setEntry(next.current);
        if (next.status !== "success") return;
        announce(next.message);
        onDone();
      });
    });
  };
  return { entry, result, pending, decide };
}
