import { useLayoutEffect, useState } from "react";
import type { FieldPathValue, UseFormRegisterReturn, UseFormReturn } from "react-hook-form";
import { postFields } from "@/lib/posts/admin/fields/fields";
import type { PostField, PostInput } from "@/lib/posts/admin/schema";

export type PostForm = UseFormReturn<PostInput>;

export type FieldProps = (name: PostField) => UseFormRegisterReturn & {
  id: string;
  form: string;
  error?: string;
  readOnly: boolean;
  defaultValue?: string;
};

type Options = {
  /** Keeps field ids unique: Next.js keeps editors of previous pages in the document. */
  id: string;
  readOnly: boolean;
  hydrated: boolean;
};

/** Until hydration, text fields have their text as the default, and the rest are read-only. */
export function fieldProps(form: PostForm, { id, readOnly, hydrated }: Options): FieldProps {
  // The order decides which invalid field gets focus.
  const registered = new Map(postFields.map((name) => [name, form.register(name)]));
  return (name) => {
    const early = hydrated ? null : earlyText(form, name);
    return {
      ...(registered.get(name) ?? form.register(name)),
      id: `${id}-${name}`,
      form: id,
      readOnly: readOnly || (!hydrated && early === null),
      ...(early !== null && { defaultValue: early }),
      error: form.formState.errors[name]?.message,
    };
  };
}

/** Text that can be edited before hydration. A textarea would change carriage returns. */
function earlyText(form: PostForm, name: PostField): string | null {
  const value = form.getValues(name);
  return typeof value === "string" && !value.includes("\r") ? value : null;
}

/** Keeps text typed before hydration, which resets the fields. */
export function useEarlyText(id: string): void {
  // Read while rendering: by the time effects run, the fields have been reset.
  const [early] = useState(() => editedFields(id));
  useLayoutEffect(() => {
    for (const [field, text] of early.splice(0)) {
      field.value = field.defaultValue;
      // React does not notice values set through the element's own setter.
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(
        field,
        text,
      );
      field.dispatchEvent(new Event("input", { bubbles: true }));
    }
  }, [early]);
}

function editedFields(id: string): [HTMLInputElement | HTMLTextAreaElement, string][] {
  if (typeof document === "undefined") return [];
  return postFields.flatMap((name) => {
    const field = document.getElementById(`${id}-${name}`);
    const isText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
    return isText && field.value !== field.defaultValue ? [[field, field.value]] : [];
  });
}

/** Sets a field as if the author had typed the value. */
export function setField<Name extends PostField>(
  form: PostForm,
  name: Name,
  value: FieldPathValue<PostInput, Name>,
): void {
  form.setValue(name, value, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
}
