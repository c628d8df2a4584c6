"use client";

import { useRef } from "react";
import type { UseFormReturn } from "react-hook-form";
import { TextField } from "@/components/ui/field";
import type { OpenedPost, PostInput } from "@/lib/posts/admin/schema";
import { slugFromTitle } from "@/lib/posts/admin/slug";
import type { FieldProps } from "./field-props";

type Props = { form: UseFormReturn<PostInput>; field: FieldProps; opened: OpenedPost | null };

/** A new post's slug follows its title until edited by hand. */
export function TitleField({ form, field, opened }: Props) {
  const written = useRef<{ slug: string; at: number } | null>(null);
  const title = field("title");

  const follow = (value: string) => {
    const current = form.getValues("slug");
    if (opened || (current !== "" && current !== written.current?.slug)) return;
    const at = written.current?.at ?? Date.now();
    written.current = { slug: slugFromTitle(value, at), at };
    form.setValue("slug", written.current.slug, {
      shouldDirty: true,
      shouldValidate: form.formState.isSubmitted,
    });
  };

  return (
    <TextField
      {...title}
      label="Title"
      required
      onChange={async (event) => {
        await title.onChange(event);
        follow(event.target.value);
      }}
    />
  );
}
