"use client";

import { type RefObject, useEffect, useRef } from "react";
import { useController } from "react-hook-form";
import { described, Field } from "@/components/ui/field";
import { tagLimits } from "@/lib/tags/limits";
import { type FieldProps, type PostForm, setField } from "./field-props";
import { useTagInput } from "./use-tag-input";

type Props = { form: PostForm; field: FieldProps; known: readonly string[] };

export function TagsField({ form, field, known }: Props) {
  const { id, form: formId, readOnly, ...stored } = field("tags");
  const { field: control } = useController({ control: form.control, name: "tags" });
  const { suggestions, active, choose, remove, input, inputProps, ...said } = useTagInput({
    tags: control.value,
    known,
    readOnly,
    onChange: (tags) => setField(form, "tags", tags),
  });
  const error = stored.error ?? said.error;
  const hint = `Press Enter or comma after each, up to ${tagLimits.perPost}.`;
  const list = useRef<HTMLDivElement>(null);
  const { length } = suggestions;

  // Keeps the input and its suggestions clear of the bar at the bottom.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new tag moves the input.
  useEffect(() => {
    if (document.activeElement !== input.current) return;
    if (length > 0) list.current?.scrollIntoView({ block: "nearest" });
    input.current?.scrollIntoView({ block: "nearest" });
  }, [length, control.value, input]);

  return (
    <Field {...{ id, error, hint }} label="Tags (optional)">
      <div className="tag-box" data-invalid={error ? true : undefined}>
        <TagChips
          tags={control.value}
          readOnly={readOnly}
          onRemove={(tag) => {
            remove(tag);
            input.current?.focus();
          }}
        />
        <input
          {...inputProps}
          ref={(element) => {
            input.current = element;
            control.ref(element);
          }}
          id={id}
          form={formId}
          className="tag-input"
          role="combobox"
          autoComplete="off"
          aria-autocomplete="list"
          aria-expanded={suggestions.length > 0}
          aria-controls={`${id}-known`}
          aria-activedescendant={active < 0 ? undefined : `${id}-known-${active}`}
          {...described(id, error, hint)}
        />
        <Suggestions id={`${id}-known`} {...{ list, suggestions, active, choose }} />
      </div>
      <p role="status" className="sr-only">
        {said.error ?? said.status}
      </p>
    </Field>
  );
}

type TagChipsProps = {
  tags: readonly string[];
  readOnly: boolean;
  onRemove: (tag: string) => void;
};

function TagChips({ tags, readOnly, onRemove }: TagChipsProps) {
  if (tags.length === 0) return null;
  return (
    <ul aria-label="Post tags" className="contents">
      {tags.map((tag) => (
        <li key={tag} className="tag-chip">
          <bdi>{tag}</bdi>
          <button
            type="button"
            className="tag-remove"
            aria-label={`Remove ${tag}`}
            onClick={() => readOnly || onRemove(tag)}
          >
            <svg viewBox="0 0 24 24" className="h-3 w-3" aria-hidden="true" focusable="false">
              <path d="m3 3 18 18M21 3 3 21" stroke="currentColor" strokeWidth="4" />
            </svg>
          </button>
        </li>
      ))}
    </ul>
  );
}

type SuggestionsProps = Pick<
  ReturnType<typeof useTagInput>,
  "suggestions" | "active" | "choose"
> & { id: string; list: RefObject<HTMLDivElement | null> };

function Suggestions({ id, list, suggestions, active, choose }: SuggestionsProps) {
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: "nearest" });
  }, [active, list]);
  return (
    <div
      ref={list}
      id={id}
      role="listbox"
      aria-label="Suggested tags"
      className="tag-options"
      hidden={suggestions.length === 0}
    >
      {suggestions.map((name, index) => (
        // biome-ignore lint/a11y/useFocusableInteractive: the input keeps focus.
        // biome-ignore lint/a11y/useKeyWithClickEvents: the input handles the keys.
        <div
          key={name}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === active}
          className="tag-option"
          // Otherwise the input would lose focus and turn the typed text into a tag.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => choose(name)}
        >
          {name}
        </div>
      ))}
    </div>
  );
}
