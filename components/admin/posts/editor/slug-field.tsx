"use client";

import { type UseFormReturn, useWatch } from "react-hook-form";
import { TextField } from "@/components/ui/field";
import type { OpenedPost, PostInput } from "@/lib/posts/admin/schema";
import type { FieldProps } from "./field-props";

type Props = { form: UseFormReturn<PostInput>; field: FieldProps; opened: OpenedPost | null };

export function SlugField({ form, field, opened }: Props) {
  const slug = useWatch({ control: form.control, name: "slug" });
  const wasPublished = form.formState.defaultValues?.published === true;
  return (
    <TextField
      {...field("slug")}
      label="Slug"
      hint={
        wasPublished && opened && slug !== opened.slug
          ? `The post is published: /blog/${opened.slug} will redirect to the new address.`
          : "The end of the post's address, after /blog/."
      }
      required
      autoCapitalize="off"
      spellCheck={false}
    />
  );
}
