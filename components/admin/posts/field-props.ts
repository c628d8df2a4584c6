import type { UseFormRegisterReturn, UseFormReturn } from "react-hook-form";
import { type PostField, type PostInput, postFields } from "@/lib/posts/input";

/** What an input of the editor is given by the form. */
export type FieldProps = (
  name: PostField,
) => UseFormRegisterReturn & { id: string; error?: string; readOnly: boolean };

/** `id` sets this editor's inputs apart from those of one that was left and is still in the document. */
export function fieldProps(
  form: UseFormReturn<PostInput>,
  id: string,
  readOnly: boolean,
): FieldProps {
  // In the editor's order: the first of these that is wrong gets the focus.
  const registered = new Map(postFields.map((name) => [name, form.register(name)]));
  return (name) => {
    const error = form.formState.errors[name]?.message;
    return {
      ...(registered.get(name) ?? form.register(name)),
      id: `${id}-${name}`,
      readOnly,
      ...(error !== undefined && { error }),
    };
  };
}
