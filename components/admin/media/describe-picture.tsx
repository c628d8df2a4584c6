"use client";

import { type FormEvent, useActionState } from "react";
import { useRowAction } from "@/components/admin/list/rows/use-row-action";
import { TextField } from "@/components/ui/field";
import { failure, idle } from "@/lib/action";
import { describePicture } from "@/lib/media/admin/actions";
import { libraryStrings } from "@/lib/media/admin/strings";
import { maxAltLength } from "@/lib/media/schema";

type Props = { id: string; name: string; alt: string };

/** A plain form, so it works without JavaScript. */
export function DescribePicture({ id, name, alt }: Props) {
  const [, plainAction] = useActionState(describePicture, idle, "#content");
  const { pending, run } = useRowAction();

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (pending) return;
    const form = new FormData(event.currentTarget);
    void run(async () => {
      const result = await describePicture(idle, form);
      const wrong = result.status === "error" && result.errors.alt;
      return wrong ? failure(wrong) : result;
    }, libraryStrings.notDescribed);
  };

  return (
    <form action={plainAction} onSubmit={submit} className="media-describe">
      <input type="hidden" name="id" value={id} />
      <TextField
        name="alt"
        id={`alt-${id}`}
        label="Alt text"
        aria-label={`Alt text for ${name}`}
        defaultValue={alt}
        maxLength={maxAltLength}
        autoComplete="off"
      />
      <button
        type="submit"
        className="button button-quiet"
        aria-label={`Save alt text for ${name}`}
        aria-disabled={pending || undefined}
      >
        {pending ? "Saving..." : "Save"}
      </button>
    </form>
  );
}
