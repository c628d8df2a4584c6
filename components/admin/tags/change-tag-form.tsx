"use client";

import { type FormEvent, useId, useRef, useState, useTransition } from "react";
import { announce } from "@/components/admin/frame/live/announce";
import { DialogClose } from "@/components/ui/dialog";
import { TextField } from "@/components/ui/field";
import { failure } from "@/lib/action";
import { changeTag } from "@/lib/tags/admin/actions";
import type { ListedTag } from "@/lib/tags/admin/schema";
import { tagStrings } from "@/lib/tags/admin/strings";

type Props = {
  tag: ListedTag;
  merge: boolean;
  /** Tag names to suggest. */
  names: readonly string[];
  onDone: () => void;
};

export function ChangeTagForm({ tag, merge, names, onDone }: Props) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<string>();
  const [pending, startTransition] = useTransition();

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (pending) return;
    startTransition(async () => {
      const change = { slug: tag.slug, name: input.current?.value ?? "", merge };
      const answer = await changeTag(change).catch(() => failure<"name">(tagStrings.failed));
      const wrong = answer.status === "error" ? answer.errors.name : undefined;
      setError(wrong);
      if (wrong) return input.current?.focus();
      if (answer.status !== "idle") announce(answer.message, answer.status);
      onDone();
    });
  };

  return (
    <form noValidate onSubmit={submit} aria-busy={pending}>
      <TextField
        ref={input}
        name="name"
        id={id}
        label={merge ? "Merge into" : "New name"}
        {...(merge && { hint: "Existing tag" })}
        defaultValue={merge ? "" : tag.name}
        autoComplete="off"
        required
        {...(merge && { list: `${id}-names` })}
        {...(error && { error })}
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
