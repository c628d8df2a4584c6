"use client";

import { useEffect, useState } from "react";
import { useWatch } from "react-hook-form";
import type { FieldProps, PostForm } from "@/components/admin/posts/editor/fields/field-props";
import { TextArea, TextField } from "@/components/ui/field";
import { fieldNames, type metaFields, postLimits } from "@/lib/posts/admin/fields/fields";
import { charactersLeft } from "./characters-left";

type Props = {
  form: PostForm;
  field: FieldProps;
  name: (typeof metaFields)[number];
  /** Value that applies if the field is empty. */
  placeholder: string;
};

/** Debounced, so that screen readers are not interrupted by every keystroke. */
const announceAfterMs = 1_500;

export function CountedField({ form, field, name, placeholder }: Props) {
  const value = useWatch({ control: form.control, name });
  const left = charactersLeft(value.trim().length, postLimits[name]);
  const announced = useAnnounced(left);
  const props = { ...field(name), label: fieldNames[name], hint: left, placeholder };
  return (
    <div>
      {name.endsWith("title") ? <TextField {...props} /> : <TextArea {...props} rows={3} />}
      <p role="status" className="sr-only">
        {announced && `${fieldNames[name]}: ${announced}`}
      </p>
    </div>
  );
}

/** Returns an empty string until the text changes. */
function useAnnounced(text: string): string {
  const [{ first, announced }, setState] = useState({ first: text, announced: "" });
  useEffect(() => {
    const timer = setTimeout(() => {
      if (text !== first || announced) setState({ first, announced: text });
    }, announceAfterMs);
    return () => clearTimeout(timer);
  }, [text, first, announced]);
  return announced;
}
