"use client";

import { Combobox } from "@base-ui/react/combobox";
import { type KeyboardEvent, useState } from "react";
import { type UseFormReturn, useController } from "react-hook-form";
import type { PostInput } from "@/lib/posts/admin/schema";
import { tagLimits } from "@/lib/tags/schema";
import type { FieldProps } from "./field-props";

type Props = { form: UseFormReturn<PostInput>; field: FieldProps; known: readonly string[] };

/** Text that is left in the field becomes a tag too. */
export function TagsField({ form, field, known }: Props) {
  const { id, error, readOnly } = field("tags");
  const { field: control } = useController({ control: form.control, name: "tags" });
  const [typed, setTyped] = useState("");
  const [status, setStatus] = useState("");
  const [highlighted, setHighlighted] = useState(false);
  const tags = control.value;

  const change = (next: string[]) => {
    const added = next.filter((tag) => !tags.includes(tag));
    const removed = tags.filter((tag) => !next.includes(tag));
    setStatus(
      [...added.map((tag) => `${tag} added`), ...removed.map((tag) => `${tag} removed`)].join(),
    );
    form.setValue("tags", next, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
  };
  const add = (names: string[]) => change(withTags(tags, names, known));
  const type = (text: string) => {
    const names = text.split(/[,\r\n]/);
    setTyped(names.pop() ?? "");
    if (names.length > 0) add(names);
  };
  const finish = () => {
    setTyped("");
    if (typed.trim()) add([typed]);
  };
  const keyDown = (event: KeyboardEvent) => {
    // Another Enter would save the post.
    if (event.key !== "Enter" || event.nativeEvent.isComposing || highlighted) return;
    event.preventDefault();
    finish();
  };

  return (
    <div>
      <label htmlFor={id} className="block font-[650]">
        Tags (optional)
      </label>
      <p id={`${id}-hint`} className="label text-muted">
        Press Enter or comma after each, up to {tagLimits.perPost}.
      </p>
      <Combobox.Root
        items={known.filter((name) => !tags.includes(name))}
        multiple
        limit={8}
        readOnly={readOnly}
        value={tags}
        onValueChange={(next: string[]) => {
          setTyped("");
          change(next);
        }}
        inputValue={typed}
        onInputValueChange={(text, { reason }) => reason === "input-change" && type(text)}
        onItemHighlighted={(item) => setHighlighted(item !== undefined)}
        openOnInputClick={false}
      >
        <Combobox.Chips className="tag-chips" data-invalid={error ? true : undefined}>
          {tags.map((tag) => (
            <Combobox.Chip key={tag} className="tag-chip" aria-label={tag}>
              {tag}
              <Combobox.ChipRemove className="tag-remove" aria-label={`Remove ${tag}`}>
                <svg viewBox="0 0 24 24" className="h-3 w-3" aria-hidden="true" focusable="false">
                  <path d="m3 3 18 18M21 3 3 21" stroke="currentColor" strokeWidth="4" />
                </svg>
              </Combobox.ChipRemove>
            </Combobox.Chip>
          ))}
          <Combobox.Input
            ref={control.ref}
            id={id}
            className="tag-input"
            autoComplete="off"
            aria-invalid={error ? true : undefined}
            aria-describedby={`${id}-hint${error ? ` ${id}-error` : ""}`}
            onKeyDown={keyDown}
            onBlur={() => {
              finish();
              control.onBlur();
            }}
          />
        </Combobox.Chips>
        <Combobox.Portal>
          <Combobox.Positioner className="tag-options" sideOffset={4}>
            <Combobox.Popup>
              <Combobox.List aria-label="Known tags">
                {(name: string) => (
                  <Combobox.Item key={name} value={name} className="tag-option">
                    {name}
                  </Combobox.Item>
                )}
              </Combobox.List>
            </Combobox.Popup>
          </Combobox.Positioner>
        </Combobox.Portal>
      </Combobox.Root>
      {error && (
        <p id={`${id}-error`} className="mt-2 font-[600] text-error">
          {error}
        </p>
      )}
      <p role="status" className="sr-only">
        {status}
      </p>
    </div>
  );
}

/** A name that differs from a known one only in case is that one. */
function withTags(tags: string[], names: string[], known: readonly string[]): string[] {
  const found = [...tags];
  for (const name of names.map((each) => each.trim().replace(/\s+/g, " ")).filter(Boolean)) {
    const same = (other: string) => other.toLowerCase() === name.toLowerCase();
    if (!found.some(same)) found.push(known.find(same) ?? name);
  }
  return found;
}
