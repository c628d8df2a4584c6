import type { FieldPathValue, UseFormRegisterReturn, UseFormReturn } from "react-hook-form";
import { postFields } from "@/lib/posts/admin/fields/fields";
import type { PostField, PostInput } from "@/lib/posts/admin/schema";

export type PostForm = UseFormReturn<PostInput>;

export type FieldProps = (
  name: PostField,
) => UseFormRegisterReturn & { id: string; form: string; error?: string; readOnly: boolean };

/**
 * The form's `id` keeps field ids unique: Next.js keeps editors of previous pages in the document.
 */
export function fieldProps(form: PostForm, id: string, readOnly: boolean): FieldProps {
  // The order decides which invalid field gets focus.
  const registered = new Map(postFields.map((name) => [name, form.register(name)]));
  return (name) => ({
    ...(registered.get(name) ?? form.register(name)),
    id: `${id}-${name}`,
    form: id,
    readOnly,
    error: form.formState.errors[name]?.message,
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
