"use client";

import { type FormEvent, startTransition, useId, useRef, useState, useTransition } from "react";
import { announce } from "@/components/admin/frame/live/announce";
import { PlainDialog } from "@/components/admin/list/rows/plain-dialog";
import { useFocusAfterRemoval } from "@/components/admin/list/rows/use-focus-after-removal";
import { HiddenFields } from "@/components/forms/hidden-fields";
import { Dialog, DialogClose } from "@/components/ui/dialog";
import { TextField } from "@/components/ui/field";
import { failure, idle, type UndoFields } from "@/lib/action";
import { changeTag } from "@/lib/tags/admin/actions";
import type { ListedTag } from "@/lib/tags/admin/schema";
import { countText, tagStrings } from "@/lib/tags/admin/strings";
import { tagLimits } from "@/lib/tags/limits";

type Props = {
  tag: ListedTag;
  merge: boolean;
  /** Tag names to suggest. */
  names: readonly string[];
};

export function ChangeTag({ className, ...change }: Props & { className: string }) {
  const { tag, merge } = change;
  const id = useId();
  const button = merge ? "Merge" : "Rename";
  const [open, setOpen] = useState(false);
  // The changed tag gets a new row, or none.
  const changed = useFocusAfterRemoval();
  return (
    <>
      <Dialog
        title={`${button} “${tag.name}”`}
        description={`${countText(tag.posts)} will be updated. The tag's page will redirect to ${merge ? "the other tag's" : "its new URL"}.`}
        trigger={
          <button type="button" className={`${className} only-with-script`}>
            {button}
            <span className="sr-only">: {tag.name}</span>
          </button>
        }
        open={open}
        onOpenChange={setOpen}
      >
        <ChangeTagForm
          {...change}
          onDone={() => {
            changed.current = true;
            setOpen(false);
          }}
        />
      </Dialog>
      <PlainDialog
        trigger={button}
        row={tag.name}
        action={changeTag}
        fields={fieldsOf(tag, merge)}
        failed={tagStrings.failed}
        pending="Saving..."
        top={<TextField {...nameField(tag, merge)} id={id} />}
      >
        {button}
      </PlainDialog>
    </>
  );
}

const fieldsOf = ({ slug }: ListedTag, merge: boolean): UndoFields => [
  ["slug", slug],
  ...(merge ? ([["merge", "yes"]] as const) : []),
];

function nameField({ name }: ListedTag, merge: boolean) {
  return {
    name: "name",
    label: merge ? "Merge into" : "New name",
    ...(merge && { hint: "Existing tag" }),
    defaultValue: merge ? "" : name,
    maxLength: tagLimits.name,
    autoComplete: "off",
    required: true,
  };
}

function ChangeTagForm({ tag, merge, names, onDone }: Props & { onDone: () => void }) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<string>();
  const [pending, startSaving] = useTransition();

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (pending) return;
    const form = new FormData(event.currentTarget);
    startSaving(async () => {
      const answer = await changeTag(idle, form).catch(() => failure<"name">(tagStrings.failed));
      const isFailed = answer.status === "error" && answer.message !== tagStrings.gone;
      const wrong = isFailed ? (answer.errors.name ?? answer.message) : undefined;
      // Updates together with `pending`, during which a submission is ignored.
      startTransition(() => setError(wrong));
      if (wrong) return input.current?.focus();
      if (answer.status !== "idle") announce(answer.message, answer.status);
      onDone();
    });
  };

  return (
    <form noValidate onSubmit={submit} aria-busy={pending}>
      <HiddenFields fields={fieldsOf(tag, merge)} />
      <TextField
        {...nameField(tag, merge)}
        ref={input}
        id={id}
        {...(merge && { list: `${id}-names` })}
        error={error}
      />
      {merge && (
        <datalist id={`${id}-names`}>
          {names
            .filter((name) => name !== tag.name)
            .map((name) => (
              <option key={name} value={name} />
            ))}
        </datalist>
      )}
      <div className="dialog-actions">
        {/* Not `disabled` while busy: that would move focus out of the dialog. */}
        <button type="submit" className="button" aria-disabled={pending || undefined}>
          {pending ? "Saving..." : merge ? "Merge" : "Rename"}
        </button>
        <DialogClose>Cancel</DialogClose>
      </div>
    </form>
  );
}
